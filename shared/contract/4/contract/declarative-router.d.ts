/**
 * What the shell shares of react-router-dom: the library's declarative router, by the names that it has there. What is left out works only
 * with a data router, a framework or a server, none of which pages of this site have: 40 kB that every visitor would wait for.
 */
export { BrowserRouter, createPath, createSearchParams, generatePath, Link, matchPath, matchRoutes, Navigate, NavigationType, NavLink, Outlet, parsePath, renderMatches, resolvePath, Route, Router, Routes, useBeforeUnload, useHref, useInRouterContext, useLinkClickHandler, useLocation, useMatch, useNavigate, useNavigationType, useOutlet, useOutletContext, useParams, useResolvedPath, useRoutes, useSearchParams, } from 'react-router';
