import { Link, type LinkProps } from 'react-router-dom';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { NameTip } from './name-tip.tsx';

type ButtonLinkProps = LinkProps & ButtonLook;

/** A router link that looks like a button. An icon alone shows its name as a tip. */
export function ButtonLink(props: ButtonLinkProps) {
  if (props.size !== 'icon') return <PlainLink {...props} />;
  return <NameTip name={props['aria-label']}>{(on) => <PlainLink {...on} {...props} />}</NameTip>;
}

function PlainLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, wide }, className)} />;
}
