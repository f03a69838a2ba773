import { rowStore } from '#server/kernel/row-table.ts';

export const dateVotes = rowStore({
  kind: 'dateVote',
  table: 'date_votes',
  columns: ['date', 'voted_at'],
  hasMember: true,
  toColumns: (data) => ({ date: data.date, voted_at: data.votedAt }),
  fromColumns: (columns) => ({
    memberId: columns.member_id,
    date: columns.date,
    votedAt: columns.voted_at,
  }),
});

export const typeVotes = rowStore({
  kind: 'typeVote',
  table: 'type_votes',
  columns: ['type', 'voted_at'],
  hasMember: true,
  toColumns: (data) => ({ type: data.type, voted_at: data.votedAt }),
  fromColumns: (columns) => ({
    memberId: columns.member_id,
    type: columns.type,
    votedAt: columns.voted_at,
  }),
});

export const placeVotes = rowStore({
  kind: 'placeVote',
  table: 'place_votes',
  columns: ['destination_id', 'voted_at'],
  hasMember: true,
  toColumns: (data) => ({ destination_id: data.destinationId, voted_at: data.votedAt }),
  fromColumns: (columns) => ({
    memberId: columns.member_id,
    destinationId: columns.destination_id,
    votedAt: columns.voted_at,
  }),
});

export const typedPlaces = rowStore({
  kind: 'typedPlace',
  table: 'typed_places',
  columns: ['place_id', 'name', 'url', 'added_at'],
  hasMember: true,
  toColumns: (data) => ({ place_id: data.placeId, name: data.name, url: data.url, added_at: data.addedAt }),
  fromColumns: (columns) => ({
    memberId: columns.member_id,
    placeId: columns.place_id,
    name: columns.name,
    url: columns.url,
    addedAt: columns.added_at,
  }),
});

export const ratings = rowStore({
  kind: 'rating',
  table: 'ratings',
  columns: ['destination_id', 'rating', 'voted_at'],
  hasMember: true,
  toColumns: (data) => ({ destination_id: data.destinationId, rating: data.rating, voted_at: data.votedAt }),
  fromColumns: (columns) => ({
    memberId: columns.member_id,
    destinationId: columns.destination_id,
    rating: columns.rating,
    votedAt: columns.voted_at,
  }),
});
