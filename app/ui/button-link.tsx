import { Link, type LinkProps } from 'react-router-dom';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { useTip } from './use-tip.tsx';

type ButtonLinkProps = LinkProps & ButtonLook;

/** A router link that looks like a button. An icon alone shows its name as a tip. */
export function ButtonLink(props: ButtonLinkProps) {
  return props.size === 'icon' ? <IconLink {...props} /> : <PlainLink {...props} />;
}

function IconLink(props: ButtonLinkProps) {
  const { on, tip } = useTip(props['aria-label'], true);
  return (
    <>
      <PlainLink {...on} {...props} />
      {tip}
    </>
  );
}

function PlainLink({ variant, size, wide, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClass({ variant, size, wide }, className)} />;
}
