/**
 * The closed list of reasons why a form cannot go on. Each has its sentence in every language
 * (`locales/<language>/validation.json`): what to do, not what was wrong.
 */
export const validationCodes = [
  // Creating a group.
  'group_name_missing',
  'creator_name_missing',
  'email_missing',
  'email_invalid',
  'group_code_missing',
  'password_weak',
  // The member survey.
  'range_missing',
  'range_only_maybe',
  'range_start_missing',
  'range_end_missing',
  'range_order',
  'range_too_long',
  'range_passed',
  'distance_missing',
  'tier_missing',
  'budget_min_empty',
  'budget_min_unreadable',
  'budget_min_too_large',
  'budget_max_empty',
  'budget_max_unreadable',
  'budget_max_too_large',
  'budget_order',
  'type_missing',
  'description_missing',
  // A member's name.
  'name_missing',
  'name_too_long',
  // The survey of own questions: making it, answering it.
  'question_missing',
  'options_few',
  'options_same',
  'answer_missing',
  'choice_missing',
  // The default survey.
  'days_unreadable',
  'manwon_unreadable',
  'manwon_too_large',
] as const;
export type ValidationCode = (typeof validationCodes)[number];
