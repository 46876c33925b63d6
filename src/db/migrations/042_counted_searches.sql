-- How many searches guests make, for the office's first page (docs/decisions/0037).

create table search_counts (
  from_at timestamptz primary key,
  searches int not null,
  constraint search_counts_some check (searches > 0),
  constraint search_counts_quarters check (extract(epoch from from_at)::bigint % 900 = 0)
);
comment on table search_counts is 'Searches in the quarter of an hour that begins at from_at, of all processes together: each counts in its memory and adds what it counted. Nothing of who searched or for what.';

-- The office's first page asks every half minute what came since midnight, and a week ago.
create index bookings_completed_by_day on bookings (completed_at) where completed_at is not null;
create index payments_settled_by_day on payments (settled_at) where settled_at is not null;
create index relocations_started on relocations (started_at);
create index hotel_notices_due_by_day on hotel_notices (due_at);
