import type { Knex } from 'knex';
import { groupRow } from '#shared/group/schema.ts';
import { fromJson, rowStore } from '#server/kernel/row-table.ts';

export const groupProfiles = rowStore({
  kind: 'group',
  table: 'group_profiles',
  columns: [
    'share_url',
    'name',
    'description',
    'created_by',
    'organized_by',
    'survey_type',
    'custom_questions',
    'created_at',
    'excused',
    'requires_pin',
  ],
  toColumns: (data) => ({
    share_url: data.shareUrl,
    name: data.name,
    description: data.description,
    created_by: data.createdBy,
    organized_by: data.organizedBy ?? null,
    survey_type: data.surveyType,
    custom_questions: data.customQuestions ? JSON.stringify(data.customQuestions) : null,
    created_at: data.createdAt,
    excused: JSON.stringify(data.excused),
    requires_pin: data.requiresPin ? 1 : 0,
  }),
  fromColumns: (columns) => ({
    shareUrl: columns.share_url,
    name: columns.name,
    description: columns.description,
    createdBy: columns.created_by,
    ...(columns.organized_by === null ? {} : { organizedBy: columns.organized_by }),
    surveyType: columns.survey_type,
    customQuestions: groupRow.shape.customQuestions.parse(fromJson(columns.custom_questions)),
    createdAt: columns.created_at,
    excused: groupRow.shape.excused.parse(fromJson(columns.excused) ?? []),
    ...(columns.requires_pin === 1 ? { requiresPin: true } : {}),
  }),
});

export async function isShareUrlTaken(db: Knex, shareUrl: string): Promise<boolean> {
  return (await db('group_profiles').where('share_url', shareUrl).first('id')) !== undefined;
}
