/**
 * In the place of react-router-dom while pages are prerendered and in unit tests, where nothing is to be saved: the whole router, with
 * the links that the shell provides.
 */
export * from 'react-router';
export { Link, NavLink } from './links';
