import { Link } from 'react-router-dom';
import { useListLink } from './use-list-link';

/** Leads back to the list of what can be edited. */
export function ListLink() {
  const { to, text } = useListLink();
  return <Link to={to}>{text}</Link>;
}
