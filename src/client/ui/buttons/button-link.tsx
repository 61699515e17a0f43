import { type ButtonLook, buttonClass } from './button.tsx';
import { Link, type LinkProps } from './link.tsx';

/** A link styled as a button. */
export function ButtonLink({ kind, wide, big, className, ...rest }: LinkProps & ButtonLook) {
  return <Link className={buttonClass({ kind, wide, big }, className)} {...rest} />;
}
