import { optionStore } from '#server/kernel/option-table.ts';

export const dateVotes = optionStore({
  kind: 'dateVote',
  table: 'date_votes',
  option: 'date',
  columns: ['voted_at'],
  toColumns: (data) => ({ voted_at: data.votedAt }),
  fromColumns: (columns) => ({
    memberId: columns.member_id,
    date: columns.date,
    votedAt: columns.voted_at,
  }),
});

export const typeVotes = optionStore({
  kind: 'typeVote',
  table: 'type_votes',
  option: 'type',
  columns: ['voted_at'],
  toColumns: (data) => ({ voted_at: data.votedAt }),
  fromColumns: (columns) => ({
    memberId: columns.member_id,
    type: columns.type,
    votedAt: columns.voted_at,
  }),
});

export const placeVotes = optionStore({
  kind: 'placeVote',
  table: 'place_votes',
  option: 'destination_id',
  columns: ['voted_at', 'note'],
  toColumns: (data) => ({ voted_at: data.votedAt, note: data.note ?? null }),
  fromColumns: (columns) => ({
    memberId: columns.member_id,
    destinationId: columns.destination_id,
    votedAt: columns.voted_at,
    ...(columns.note === null ? {} : { note: columns.note }),
  }),
});

export const typedPlaces = optionStore({
  kind: 'typedPlace',
  table: 'typed_places',
  option: 'place_id',
  columns: ['name', 'url', 'added_at'],
  toColumns: (data) => ({ name: data.name, url: data.url, added_at: data.addedAt }),
  fromColumns: (columns) => ({
    memberId: columns.member_id,
    placeId: columns.place_id,
    name: columns.name,
    url: columns.url,
    addedAt: columns.added_at,
  }),
});

export const ratings = optionStore({
  kind: 'rating',
  table: 'ratings',
  option: 'destination_id',
  columns: ['rating', 'voted_at'],
  toColumns: (data) => ({ rating: data.rating, voted_at: data.votedAt }),
  fromColumns: (columns) => ({
    memberId: columns.member_id,
    destinationId: columns.destination_id,
    rating: columns.rating,
    votedAt: columns.voted_at,
  }),
});
