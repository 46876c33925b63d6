-- Rooms that two other sites sold, or another site and we, and what the hotel was told (docs/decisions/0109).

create table channel_conflicts (
  id bigint generated always as identity primary key,
  hotel_id int not null references hotels (id) on delete cascade,
  event_id bigint not null references channel_events (id) on delete cascade,
  event_period tstzrange not null,
  other_event_id bigint references channel_events (id) on delete cascade,
  other_period tstzrange,
  booking_id uuid,
  block_id uuid,
  found_at timestamptz not null,
  told_at timestamptz,
  settled_by uuid,
  settled_at timestamptz,
  constraint channel_conflicts_booking_of_hotel foreign key (booking_id, hotel_id) references bookings (id, hotel_id) on delete cascade,
  constraint channel_conflicts_block_of_hotel foreign key (block_id, hotel_id) references room_blocks (id, hotel_id) on delete cascade,
  constraint channel_conflicts_against_one check (num_nonnulls(other_event_id, booking_id, block_id) = 1),
  constraint channel_conflicts_other_whole check ((other_event_id is null) = (other_period is null)),
  constraint channel_conflicts_same_time check (event_period && other_period),
  constraint channel_conflicts_settled_whole check ((settled_by is null) = (settled_at is null)),
  constraint channel_conflicts_settled_of_sites check (settled_at is null or other_event_id is not null),
  constraint channel_conflicts_settled_by_staff foreign key (settled_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint channel_conflicts_once unique nulls not distinct (event_id, other_event_id, booking_id, block_id)
);
comment on table channel_conflicts is 'A room that another site sold for the same time as a second site, a booking or a walk-in, as the last reading found it. event_period, other_period: the times of the sales then; if one changes, the row is deleted and a new conflict begins. told_at: when the hotel got a text about it. settled_at: when somebody at the desk said that it is settled, only of two other sites.';
create index channel_conflicts_other on channel_conflicts (other_event_id) where other_event_id is not null;
create index channel_conflicts_booking on channel_conflicts (booking_id) where booking_id is not null;
create index channel_conflicts_block on channel_conflicts (block_id) where block_id is not null;
create index channel_conflicts_hotel on channel_conflicts (hotel_id);
create index channel_conflicts_settled on channel_conflicts (settled_by) where settled_by is not null;

create function keep_conflict_in_its_room() returns trigger language plpgsql as $$
begin
  perform 1 from channel_events e join channel_calendars c on c.id = e.calendar_id
    where e.id = new.event_id and e.period = new.event_period and c.hotel_id = new.hotel_id
      and (new.other_event_id is null or exists (
        select 1 from channel_events o where o.id = new.other_event_id and o.period = new.other_period
          and o.room_id = e.room_id and o.calendar_id > e.calendar_id
      ));
  if not found then
    raise exception 'channel_conflicts: these are not two sales of one room of the hotel'
      using errcode = 'check_violation', table = 'channel_conflicts', constraint = 'channel_conflicts_of_one_room';
  end if;
  return new;
end $$;
create trigger channel_conflicts_of_one_room before insert on channel_conflicts
  for each row execute function keep_conflict_in_its_room();
create trigger channel_conflicts_settled_once before update on channel_conflicts
  for each row when (
    old.settled_at is not null or old.told_at is not null and old.told_at is distinct from new.told_at
    or (old.hotel_id, old.event_id, old.event_period, old.other_event_id, old.other_period, old.booking_id, old.block_id, old.found_at)
      is distinct from (new.hotel_id, new.event_id, new.event_period, new.other_event_id, new.other_period, new.booking_id, new.block_id, new.found_at)
  ) execute function refuse_change('a conflict is told once and settled once, and another one begins');

alter table channels add column silent_told_at timestamptz, add column texts_used_until timestamptz;
comment on column channels.silent_told_at is 'When the hotel got a text that this site does not answer; null while it answers.';
comment on column channels.texts_used_until is 'Until when the allowance of texts about rooms sold twice is used up (src/domain/channels/site-texts.ts).';

alter table channel_calendars add column made_at timestamptz not null default now();
comment on column channel_calendars.made_at is 'When the calendar was added: until its first reading it is silent from then on.';
update channel_calendars c set made_at = h.made_at from channels h where h.id = c.channel_id;
