import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler, useMatch, useResolvedPath } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: To;
  replace?: boolean;
  state?: unknown;
}

/**
 * A link to a page of this site, made of the hooks that the router has for links of one's own. The router's own component also knows how
 * to fetch what a framework's routes need, which is a kilobyte for every visitor.
 */
export function Link({ to, replace, state, target, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to, { replace, state, target });
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={useHref(to)} target={target} onClick={press}>
      {children}
    </a>
  );
}

/** A link that says so, by `aria-current`, where its page or, without `end`, one below that is open. */
export function NavLink({ end = false, ...props }: LinkProps & { end?: boolean }) {
  const isOpen = useMatch({ path: useResolvedPath(props.to).pathname, end }) !== null;
  return <Link {...props} aria-current={isOpen ? 'page' : undefined} />;
}
