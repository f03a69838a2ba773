import { emailPattern } from '#shared/kernel/fields.ts';
import { isGoodPassword } from '#shared/kernel/organizer-password.ts';
import type { ValidationCode } from '#shared/kernel/validation.ts';
import { groupForm, surveyTypes, type GroupForm, type SurveyType } from './schema.ts';

/** The create-group form as it is typed. */
export interface TypedGroup {
  name: string;
  description: string;
  createdBy: string;
  creatorEmail: string;
  surveyType: SurveyType;
  adminPassword: string;
  /** Where the instance asks for one. */
  groupCode: string;
}

export const emptyGroup: TypedGroup = {
  name: '',
  description: '',
  createdBy: '',
  creatorEmail: '',
  surveyType: 'default',
  adminPassword: '',
  groupCode: '',
};

export type GroupField = 'name' | 'createdBy' | 'creatorEmail' | 'groupCode' | 'adminPassword';

/**
 * Why the form cannot be sent: a reason per field, in the order of the form. `kind` names the notice
 * (`docs/spec-table.md`, section 5).
 */
export type GroupFormProblem = {
  kind: 'missing' | 'email' | 'password';
  at: Partial<Record<GroupField, ValidationCode>>;
};

/**
 * `undefined`: the form can be sent. Missing fields come first; a bad e-mail is marked all the same.
 * @param isListed whether a password is on the list of those that are tried first; the list is loaded only where it is
 * needed
 * @param asksCode whether the instance opens groups only with a code
 */
export function checkGroupForm(
  typed: TypedGroup,
  isListed: (password: string) => boolean = () => false,
  asksCode = false,
): GroupFormProblem | undefined {
  const missing: [GroupField, ValidationCode][] = [
    ['name', 'group_name_missing'],
    ['createdBy', 'creator_name_missing'],
    ['creatorEmail', 'email_missing'],
    ...(asksCode ? [['groupCode', 'group_code_missing'] satisfies [GroupField, ValidationCode]] : []),
  ];
  const at: GroupFormProblem['at'] = {};
  for (const [field, reason] of missing) if (!hasText(typed[field])) at[field] = reason;
  const isMissing = Object.keys(at).length > 0;
  if (!at.creatorEmail && !emailPattern.test(typed.creatorEmail.trim())) at.creatorEmail = 'email_invalid';
  if (typed.adminPassword !== '' && (!isGoodPassword(typed.adminPassword) || isListed(typed.adminPassword)))
    at.adminPassword = 'password_weak';
  if (Object.keys(at).length === 0) return undefined;
  return { kind: isMissing ? 'missing' : at.creatorEmail ? 'email' : 'password', at };
}

export function firstWrongField(problem: GroupFormProblem): GroupField {
  return (
    (['name', 'createdBy', 'creatorEmail', 'groupCode', 'adminPassword'] as const).find((field) => problem.at[field]) ??
    'name'
  );
}

/** Control characters alone are no name: parsing removes them. */
const hasText = (value: string): boolean => value.replace(/\p{Cc}/gu, '').trim() !== '';

/** A stored draft, possibly from an older build; unknown fields are left out. */
export function readTypedGroup(draft: unknown): TypedGroup {
  const { name, description, createdBy, creatorEmail, surveyType } = (
    typeof draft === 'object' && draft !== null ? draft : {}
  ) as Record<string, unknown>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    name: text(name),
    description: text(description),
    createdBy: text(createdBy),
    creatorEmail: text(creatorEmail),
    surveyType: surveyTypes.find((one) => one === surveyType) ?? 'default',
    adminPassword: '',
    groupCode: '',
  };
}

/** The navigation state for the custom survey builder. */
export interface HandedGroup {
  group: GroupForm;
}

/** Reads that navigation state. `undefined`: the builder was opened without a group. */
export function readHandedGroup(state: unknown): GroupForm | undefined {
  return groupForm.safeParse((state as Partial<HandedGroup> | null)?.group).data;
}

/**
 * The form as the device sends it: texts normalised, empty optional fields left out. Undefined while the check fails.
 */
export function toGroupForm({ adminPassword, groupCode, ...typed }: TypedGroup): GroupForm | undefined {
  return groupForm.safeParse({
    ...typed,
    ...(adminPassword ? { adminPassword } : {}),
    ...(groupCode.trim() ? { groupCode } : {}),
  }).data;
}
