/**
 * What the shell provides of react-router-dom: the declarative router. The whole library would cost every visitor 40 kB more
 * (brotli). A remote that needs more of it adds a name here, and the shell is released first; lint lets it import nothing else.
 */
export {
  BrowserRouter,
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useNavigationType,
  useOutletContext,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export { Link, NavLink } from './links';
