import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { tidyName } from '#shared/kernel/person-name.ts';
import { checkMember, type MemberProblem, type TypedMember } from '#shared/member/form.ts';
import { useWrite } from '#app/local/device/use-write.ts';
import { keepJoin } from '#app/local/group/waiting-joins.ts';
import { paths } from '#app/kernel/paths.ts';

/**
 * Without a network, and for a group that is not on this device: the name is kept beside the link, and the survey can
 * be filled in meanwhile.
 */
export function useEarlyJoin(
  shareUrl: string,
  isUnreachable: boolean,
  { typed, pressed, onUnpress }: { typed: TypedMember; pressed: boolean; onUnpress: () => void },
): { problem: MemberProblem | undefined; hasFailed: boolean } {
  const navigate = useNavigate();
  const { runAlone, error } = useWrite();
  const [problem, setProblem] = useState<MemberProblem>();
  useEffect(() => {
    if (!pressed || !isUnreachable) return;
    onUnpress();
    const wrong = checkMember(typed);
    const member = { name: tidyName(typed.name), email: typed.email.trim() };
    void runAlone((device) => (wrong ? Promise.resolve() : keepJoin(device, shareUrl, member))).then((result) => {
      setProblem(wrong);
      if (!wrong && result?.kind === 'written') void navigate(paths.preferences(shareUrl));
    });
  }, [navigate, runAlone, shareUrl, isUnreachable, typed, pressed, onUnpress]);
  return { problem, hasFailed: error !== undefined };
}
