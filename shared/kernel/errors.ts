/**
 * The closed list of refusals: stable code -> HTTP status. A code without its sentence in every language
 * (`locales/<language>/errors.json`) does not compile.
 */
export const errorStatus = {
  invalid_input: 400,
  invalid_json: 400,
  required_unanswered: 400,
  question_unknown: 400,
  choice_unknown: 400,
  city_required: 400,
  not_authenticated: 401,
  session_revoked: 401,
  pin_required: 401,
  pin_missing: 401,
  organizer_required: 401,
  group_code_missing: 401,
  not_organizer: 403,
  not_yours: 403,
  member_removed: 403,
  pin_wrong: 403,
  group_code_wrong: 403,
  origin_refused: 403,
  not_found: 404,
  group_not_found: 404,
  member_not_found: 404,
  response_not_found: 404,
  country_not_found: 404,
  city_not_found: 404,
  method_not_allowed: 405,
  name_taken: 409,
  conflict: 409,
  undone_by_restore: 409,
  wrong_survey_type: 409,
  group_full: 409,
  limit_reached: 409,
  group_too_large: 409,
  mail_off: 409,
  too_old: 409,
  date_too_far: 400,
  date_passed: 400,
  no_preferences: 409,
  recommendations_locked: 409,
  group_gone: 410,
  body_too_large: 413,
  unsupported_media_type: 415,
  upgrade_required: 426,
  too_many_requests: 429,
  server_error: 500,
  quarantined: 500,
  unavailable: 503,
  storage_full: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value);
}

/** A refusal on its way to the caller. `details` name fields, never echo input. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details?: string[],
  ) {
    super(code);
    this.name = 'DomainError';
  }
  get status(): number {
    return errorStatus[this.code];
  }
}
