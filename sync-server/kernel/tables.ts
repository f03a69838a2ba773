import type { ActKind, RsvpAnswer } from '#shared/decision/schema.ts';
import type { ActivityKind } from '#shared/activity/schema.ts';
import type { Language } from '#shared/kernel/languages.ts';
import type { SurveyType } from '#shared/group/schema.ts';
import type { VoteType } from '#shared/vote/schema.ts';

/**
 * The columns of every table, as both databases return them: `migrations` makes them, `verify` and the store contract
 * hold them to it. Milliseconds since 1970 unless another unit is said. 0 and 1 are no and yes.
 */

/** What every synced row has beside its data. */
export interface RowColumns {
  group_id: string;
  id: string;
  version: number;
  timestamp: number;
  mutation_id: string;
  /** 1: a tombstone, whose data columns are empty. */
  removed: number;
}

interface AnswerTimes {
  created_at: number;
  updated_at: number;
}

/** What is fixed: both ends, or neither. */
interface StayColumns {
  first_day: string | null;
  last_day: string | null;
}

interface ActColumns extends StayColumns {
  kind: ActKind;
  place_id: string | null;
  place_name: string | null;
  word: string;
  actor_name: string;
  base: string | null;
  at: number;
}

/** The data columns of a synced row that is not a tombstone, by table. JSON lies in text columns. */
export interface DataColumns {
  group_profiles: {
    share_url: string;
    name: string;
    description: string;
    created_by: string;
    organized_by: string | null;
    survey_type: SurveyType;
    custom_questions: string | null;
    created_at: number;
    excused: string | null;
    requires_pin: number | null;
  };
  members: {
    name: string;
    joined_at: number;
    claimed: number;
    has_pin: number | null;
    budget_privacy: string | null;
    shows_fit: number | null;
    hue: number | null;
  };
  simple_responses: AnswerTimes & { payload: string };
  preferences: AnswerTimes & { answers: string };
  custom_responses: AnswerTimes & { responses: string };
  budget_bands: { min: number; max: number | null; head_count: number; answered_by: number };
  activities: {
    kind: ActivityKind;
    actor_name: string;
    subject_name: string | null;
    subject_id: string | null;
    at: number;
  };
  decisions: ActColumns;
  decision_acts: ActColumns;
  deadlines: { day: string | null; ends_at: number | null; time_zone: string; quorum: number | null; at: number };
  rsvps: StayColumns & { answer: RsvpAnswer; word: string; at: number };
}

export type RowTableName = keyof DataColumns;

/** The option of each row of which a member has one for each option, in tombstones too. */
export interface OptionOf {
  date_votes: { date: string };
  type_votes: { type: VoteType };
  place_votes: { destination_id: string };
  ratings: { destination_id: string };
  typed_places: { place_id: string };
}

/** The other data columns of these rows. */
export interface OptionData {
  date_votes: { voted_at: number };
  type_votes: { voted_at: number };
  place_votes: { voted_at: number; note: string | null };
  ratings: { rating: number; voted_at: number };
  typed_places: { name: string; url: string | null; added_at: number };
}

export type OptionTableName = keyof OptionOf;

export interface VoteMark {
  version: number;
  timestamp: number;
  /** 1: a tombstone, which has its option and nothing else. */
  removed: number;
}

/** A row of these tables that is not a tombstone, with its member. */
export type LiveOption<T extends OptionTableName> = { member_id: string } & OptionOf[T] & OptionData[T];

/** A row of a synced table that is not a tombstone. */
export type LiveColumns<T extends RowTableName> = RowColumns & DataColumns[T];

type Nullable<Columns> = { [C in keyof Columns]: Columns[C] | null };
type StoredColumns<T extends RowTableName> = RowColumns & Nullable<DataColumns[T]>;
/** `voter`: the number of the member in `voters`; the mutation's id is bytes (`id-bytes.ts`). */
type StoredOption<T extends OptionTableName> = { voter: number; mutation_id: Buffer } & VoteMark &
  OptionOf[T] &
  Nullable<OptionData[T]>;

export interface GroupColumns {
  id: string;
  version: number;
  nonce: string;
  creator_email: string;
  organizer_hash: string;
  admin_password_hash: string | null;
  last_activity_at: number;
  deleted_at: number | null;
  latest_timestamp: number;
  /** 1: the id alone opens nothing any more; a live session, the organiser's secret or the present share link does. */
  closed: number;
  /** What the group holds of mutations' input, at most. */
  bytes: number;
  /** Results of writes that came in before this time may be forgotten; 0: none. */
  forgotten_before: number;
}

export interface GivenAnswerColumns {
  group_id: string;
  member_id: string;
  kind: string;
  mutation_id: string;
  /** JSON, private amounts included. */
  answer: string;
  is_private: number;
  /** The timestamp of the write that the amounts come from; 0 where it was saved without them and none were known. */
  budget_timestamp: number;
  /** The first session of the one that wrote the amounts; empty: not known. */
  budget_session: string | null;
  given_at: number;
  /** Empty for the answer that counts. */
  replaced_at: number | null;
}

export interface ImportedRowColumns {
  kind: 'city' | 'place' | 'airport';
  id: string;
  parent: string | null;
  source_id: string;
  source_key: string;
  run: string;
  line: number;
  /** JSON. */
  data: string;
}

export interface PushSubscriptionColumns {
  group_id: string;
  endpoint_hash: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  member_id: string;
  token_hash: string;
  language: Language;
  time_zone: string;
  made_at: number;
}

export interface PushColumns {
  group_id: string;
  channel: 'push' | 'mail';
  /** The hash of a push subscription's endpoint; of a mail the member's id. */
  recipient: string;
  kind: string;
  /** Title and body are empty for a mail, which is written when it is sent. */
  title: string;
  body: string;
  due_at: number;
  tries: number;
  made_at: number;
}

interface AttemptedMutationColumns {
  group_id: string;
  mutation_id: string;
  tries: number;
  /** JSON without secrets, for the operator, once the mutation is quarantined. */
  mutation: string | null;
  at: number;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    groups: GroupColumns;
    group_profiles: StoredColumns<'group_profiles'>;
    group_versions: { group_id: string; version: number; nonce: string; at: number };
    mutations: { group_id: string; mutation_id: string; code: string; version: number | null; at: number };
    poisoned: AttemptedMutationColumns;
    unopened_groups: AttemptedMutationColumns;
    members: StoredColumns<'members'>;
    sessions: {
      token_hash: string;
      group_id: string;
      member_id: string;
      created_at: number;
      revoked_at: number | null;
      /** Within a day; empty until it was used on another day than the one it began on. */
      last_seen_at: number | null;
      device: string | null;
      /** Hash of the session that this one goes back to by a PIN; empty: itself. */
      first_session: string | null;
    };
    member_contacts: { group_id: string; member_id: string; email: string; language: Language | null };
    /** `first_session`: of the session that set it. */
    member_pins: { group_id: string; member_id: string; pin_hash: string; first_session: string | null };
    simple_responses: StoredColumns<'simple_responses'>;
    preferences: StoredColumns<'preferences'>;
    custom_responses: StoredColumns<'custom_responses'>;
    given_answers: GivenAnswerColumns;
    budget_bands: StoredColumns<'budget_bands'>;
    /** Numbers of members in the tables of votes; `version`: that of their newest row there, or a later one. */
    voters: { number: number; group_id: string; member_id: string; version: number };
    date_votes: StoredOption<'date_votes'>;
    type_votes: StoredOption<'type_votes'>;
    place_votes: StoredOption<'place_votes'>;
    ratings: StoredOption<'ratings'>;
    typed_places: StoredOption<'typed_places'>;
    decisions: StoredColumns<'decisions'>;
    decision_acts: StoredColumns<'decision_acts'>;
    deadlines: StoredColumns<'deadlines'>;
    rsvps: StoredColumns<'rsvps'>;
    secret_attempts: { group_id: string; subject: string; tries: number; since: number };
    organizer_tokens: { group_id: string; token_hash: string; created_at: number };
    /** `rows`: JSON, a list of kind, id and data. */
    removed_members: { group_id: string; member_id: string; removed_at: number; rows: string };
    activities: StoredColumns<'activities'>;
    import_sources: {
      id: string;
      name: string;
      licence: string;
      licence_url: string | null;
      url: string | null;
      imported_at: number;
    };
    imported_rows: ImportedRowColumns;
    /** One row, with id 1. */
    import_revision: { id: number; revision: number };
    /** One row, with id 1. */
    push_keys: { id: number; public_key: string; private_key: string };
    push_subscriptions: PushSubscriptionColumns;
    push_groups: { group_id: string; seen_version: number; look_at: number | null };
    push_events: { group_id: string; id: string; at: number };
    pushes: PushColumns;
    mail_addresses: { id: string; mailed_at: number; mailed_for: string; unsubscribed_at: number | null };
    /** One row, with id 1. */
    sweeps: { id: number; swept_at: number; held_until: number };
    reminders: { group_id: string; member_id: string; at: number };
    /** Knex's own. */
    knex_migrations: { id: number; name: string; batch: number; migration_time: Date | number | string };
  }
}
