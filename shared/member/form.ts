import { emailPattern } from '#shared/kernel/fields.ts';
import { limits } from '#shared/kernel/limits.ts';
import type { ValidationCode } from '#shared/kernel/validation.ts';
import { tidyName } from '#shared/kernel/person-name.ts';

/** A name and, if wanted, an e-mail, as they are typed. */
export interface TypedMember {
  name: string;
  email: string;
}

export type MemberProblem = Partial<Record<keyof TypedMember, ValidationCode>>;

/** Nothing: it can be sent. The e-mail may stay empty. */
export function checkMember({ name, email }: TypedMember): MemberProblem | undefined {
  const problem: MemberProblem = {};
  const tidy = tidyName(name);
  if (tidy === '') problem.name = 'name_missing';
  else if (tidy.length > limits.nameLength) problem.name = 'name_too_long';
  const address = email.trim();
  if (address !== '' && (!emailPattern.test(address) || address.length > limits.emailLength))
    problem.email = 'email_invalid';
  return Object.keys(problem).length > 0 ? problem : undefined;
}
