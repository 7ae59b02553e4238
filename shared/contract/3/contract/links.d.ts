import type { ComponentProps } from 'react';
import { type To } from 'react-router';
interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
    to: To;
    replace?: boolean;
    state?: unknown;
}
/**
 * A link to a page of this site, made of the hooks that the router has for links of one's own. The router's own component also knows how
 * to fetch what a framework's routes need, which is a kilobyte for every visitor.
 */
export declare function Link({ to, replace, state, target, onClick, children, ...rest }: LinkProps): import("react").JSX.Element;
/** A link that says so, by `aria-current`, where its page or, without `end`, one below that is open. */
export declare function NavLink({ end, ...props }: LinkProps & {
    end?: boolean;
}): import("react").JSX.Element;
export {};
