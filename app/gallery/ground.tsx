import { Avatar, AvatarStack } from '#app/ui/avatar.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { personHue } from '#app/ui/person-hue.ts';
import { vars } from '#app/ui/vars.ts';
import { Wordmark } from '#app/ui/wordmark.tsx';
import css from './gallery.module.css';
import { samples } from './samples.ts';
import { Spec } from './spec.tsx';

const roles =
  'canvas surface surface-sunken ink ink-soft ink-faint line line-strong action action-quiet heart heart-quiet waiting-quiet danger danger-quiet map-sea map-land focus'.split(
    ' ',
  );

/** Mark, names, colours. */
export function Ground({ language }: { language: 'ko' | 'en' }) {
  const { names } = samples[language];
  return (
    <Spec title="Mark, colour">
      <div className="row gap-6">
        <Mark size={96} /> <Mark size={48} /> <Mark size={24} /> <Mark size={16} />
        <Wordmark language="ko" height={48} /> <Wordmark language="en" height={48} />
      </div>
      <ul className={css.swatches}>
        {roles.map((role) => (
          <li key={role}>
            <i style={vars({ '--c': `var(--${role})` })} />
            <span className="note">{role}</span>
          </li>
        ))}
      </ul>
      <div className={css.ramp}>
        {([0, 1, 2, 3, 4, 5, 'full'] as const).map((depth) => (
          <span key={depth} data-depth={depth}>
            {depth}
          </span>
        ))}
      </div>
      <div className="row gap-2">
        {names.slice(0, 8).map((name, index) => (
          <Avatar key={name} name={name} hue={personHue(index)} />
        ))}
        <Avatar name="?" hue={1} waiting />
        <AvatarStack>
          {names.slice(0, 4).map((name, index) => (
            <Avatar key={name} name={name} hue={personHue(index)} size="small" />
          ))}
        </AvatarStack>
      </div>
    </Spec>
  );
}
