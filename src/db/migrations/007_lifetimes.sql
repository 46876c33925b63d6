-- A stay that has ended is marked once, and what follows from it happens once (specification §4, decisions: referrals).

alter table bookings add column ended_at timestamptz;
alter table bookings add constraint bookings_ended_was_completed check (ended_at is null or status = 'completed');
comment on column bookings.ended_at is 'When the job that marks ended stays saw it; leaves_at is when the guests left.';
create index bookings_to_end on bookings (leaves_at) where status = 'completed' and ended_at is null;
