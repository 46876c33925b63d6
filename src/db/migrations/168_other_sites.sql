-- What other sites sold in a hotel's rooms, read from their calendars, and the calendars that we give to them
-- (docs/decisions/0109).

create table channels (
  id int generated always as identity primary key,
  hotel_id int not null references hotels (id) on delete cascade,
  name text not null,
  keeps_back smallint not null,
  made_by uuid not null,
  made_at timestamptz not null,
  ended_at timestamptz,
  constraint channels_id_of_hotel unique (id, hotel_id),
  constraint channels_made_by_staff foreign key (made_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint channels_name_form check (btrim(name) <> '' and length(name) <= 40),
  constraint channels_keeps_back_range check (keeps_back between 0 and 20)
);
comment on table channels is 'Another site on which a hotel sells its rooms. keeps_back: how many rooms we do not sell while the site is silent.';
create unique index channels_one_name on channels (hotel_id, lower(btrim(name))) where ended_at is null;
create index channels_made on channels (made_by);

create table channel_calendars (
  id int generated always as identity primary key,
  channel_id int not null,
  hotel_id int not null,
  city_id int not null,
  room_id int not null,
  address text not null,
  etag text,
  last_modified text,
  due_at timestamptz not null,
  tried_at timestamptz,
  read_at timestamptz,
  trouble text,
  constraint channel_calendars_id_of_room unique (id, room_id),
  constraint channel_calendars_of_channel foreign key (channel_id, hotel_id) references channels (id, hotel_id) on delete cascade,
  constraint channel_calendars_room_of_hotel foreign key (room_id, hotel_id, city_id)
    references rooms (id, hotel_id, city_id) on update cascade on delete cascade,
  constraint channel_calendars_one_of_room unique (channel_id, room_id),
  constraint channel_calendars_address_form check (address ~ '^https?://' and length(address) <= 2000),
  constraint channel_calendars_trouble_known check (
    trouble in ('not_found', 'refused', 'unreachable', 'too_large', 'no_calendar', 'inside', 'emptied', 'partly')
  )
);
comment on table channel_calendars is 'The calendar of one room at another site. address: secret of the hotel, shown to its managers only. read_at: when a valid calendar was last read; trouble: why the last attempt failed.';
create index channel_calendars_due on channel_calendars (due_at);
create index channel_calendars_hotel on channel_calendars (hotel_id);
create index channel_calendars_room on channel_calendars (room_id);

create table channel_events (
  id bigint generated always as identity primary key,
  calendar_id int not null,
  room_id int not null,
  key text not null,
  period tstzrange not null,
  occupied tstzrange not null,
  missing_since timestamptz,
  constraint channel_events_of_calendar foreign key (calendar_id, room_id) references channel_calendars (id, room_id) on delete cascade,
  constraint channel_events_once unique (calendar_id, key),
  constraint channel_events_half_open check (
    not isempty(period) and lower_inc(period) and not upper_inc(period) and not lower_inf(period) and not upper_inf(period)
  ),
  constraint channel_events_cleaned check (occupied @> period and lower(occupied) = lower(period) and not upper_inf(occupied))
);
comment on table channel_events is 'When another site sold a room. key: a hash of the event''s UID and date; its text is not stored, because it may name a guest. occupied: the period and the cleaning after it. missing_since: when a reading first lacked it; it ends if a later reading lacks it too.';
create index channel_events_room on channel_events (room_id);

-- Blocks for rooms sold on other sites are made and ended by the server, not by staff.
alter table room_blocks alter column made_by drop not null;
alter table room_blocks drop constraint room_blocks_why_known;
alter table room_blocks add constraint room_blocks_why_known check (why in ('walk_in', 'repair', 'cleaning', 'other', 'channel'));
alter table room_blocks add constraint room_blocks_made_by_somebody check ((made_by is null) = (why = 'channel'));
alter table room_blocks drop constraint room_blocks_freed_whole;
alter table room_blocks add constraint room_blocks_freed_whole check (
  (freed_by is null or freed_at is not null) and (freed_by is null) = (freed_at is null or why = 'channel') and freed_at >= made_at
);

-- Blocks a room from `at` on while another site has sold it and nobody else occupies it. Ends blocks whose event is
-- gone. The caller holds the hotel's lock.
create function fill_channel_time(of_room int, at timestamptz) returns void language plpgsql as $$
declare
  ahead constant tstzmultirange := tstzmultirange(tstzrange(at, null, '[)'));
  others tstzmultirange;
  wanted tstzmultirange;
  filled tstzmultirange;
begin
  select coalesce(range_agg(s.occupied), '{}') into others
    from stays s left join room_blocks k on k.id = s.block_id
    where s.room_id = of_room and s.status in ('held', 'booked') and upper(s.occupied) > at and k.why is distinct from 'channel';
  select coalesce(range_agg(e.occupied), '{}') * ahead - others into wanted
    from channel_events e where e.room_id = of_room and upper(e.occupied) > at;
  with freed as (
    update room_blocks k set freed_at = greatest(at, k.made_at)
    from stays s
    where s.block_id = k.id and s.room_id = of_room and s.status = 'booked' and k.why = 'channel' and k.until_at > at
      and not wanted @> (s.occupied * tstzrange(at, null, '[)'))
    returning k.id
  )
  update stays s set status = 'released' from freed where s.block_id = freed.id;
  select coalesce(range_agg(s.occupied), '{}') into filled
    from stays s join room_blocks k on k.id = s.block_id and k.why = 'channel'
    where s.room_id = of_room and s.status = 'booked' and upper(s.occupied) > at;
  with pieces as (
    -- A block is at most 31 days long.
    select gen_random_uuid() as id, tstzrange(begins, least(begins + interval '30 days', upper(gap)), '[)') as period
    from unnest(wanted - filled) gap, generate_series(lower(gap), upper(gap) - interval '1 microsecond', interval '30 days') begins
  ), taken as (
    insert into stays (block_id, hotel_id, city_id, room_id, period, cleaning_minutes, occupied, status)
    select p.id, r.hotel_id, r.city_id, r.id, p.period, 0, p.period, 'booked' from pieces p, rooms r where r.id = of_room
    on conflict on constraint stays_no_overlap do nothing
    returning block_id, hotel_id, city_id, room_id, period
  )
  insert into room_blocks (id, hotel_id, city_id, room_id, from_at, until_at, why, made_at)
    select block_id, hotel_id, city_id, room_id, lower(period), upper(period), 'channel', at from taken;
end $$;
comment on function fill_channel_time is 'Updates the blocks of a room to the times that other sites sold from `at` on, minus the times that bookings, walk-ins and the desk''s own blocks occupy.';

-- When a booking leaves a room that another site has also sold, blocks the room in the same statement, so that nobody
-- else books it.
create function fill_left_channel_time() returns trigger language plpgsql as $$
begin
  perform fill_channel_time(left_.room_id, now()) from (
    select distinct o.room_id from old_rows o join new_rows n using (id) left join room_blocks k on k.id = o.block_id
    where o.status in ('held', 'booked') and k.why is distinct from 'channel'
      and (n.status = 'released' or n.room_id <> o.room_id or not n.occupied @> o.occupied)
      and exists (select 1 from channel_events e where e.room_id = o.room_id and e.occupied && o.occupied)
  ) left_;
  return null;
end $$;
create trigger stays_leave_channel_time after update on stays
  referencing old table as old_rows new table as new_rows
  for each statement execute function fill_left_channel_time();

create table given_calendars (
  id int generated always as identity primary key,
  hotel_id int not null,
  city_id int not null,
  room_id int,
  kind text not null,
  channel_id int,
  secret text not null,
  asked_at timestamptz,
  made_by uuid not null,
  made_at timestamptz not null,
  ended_at timestamptz,
  constraint given_calendars_kind_known check (kind in ('room', 'any', 'with_bathtub', 'without_bathtub')),
  constraint given_calendars_secret_long check (length(secret) >= 22),
  constraint given_calendars_room_or_kind check ((kind = 'room') = (room_id is not null)),
  constraint given_calendars_room_of_hotel foreign key (room_id, hotel_id, city_id)
    references rooms (id, hotel_id, city_id) on update cascade on delete cascade,
  constraint given_calendars_of_hotel foreign key (hotel_id) references hotels (id) on delete cascade,
  constraint given_calendars_to_channel foreign key (channel_id, hotel_id) references channels (id, hotel_id) on delete cascade,
  constraint given_calendars_made_by_staff foreign key (made_by, hotel_id) references hotel_staff (id, hotel_id)
);
comment on table given_calendars is 'A calendar that other sites read from us: when a room, or every room of a kind, is not available. channel_id: the site that reads it, which is not told of its own sales. secret: the part of its address that nobody can guess; a manager can read it again. asked_at: when somebody last read it.';
create unique index given_calendars_once on given_calendars (hotel_id, kind, coalesce(room_id, 0), coalesce(channel_id, 0)) where ended_at is null;
create index given_calendars_room on given_calendars (room_id) where room_id is not null;
create index given_calendars_channel on given_calendars (channel_id) where channel_id is not null;
create index given_calendars_made on given_calendars (made_by);

create table given_events (
  uid uuid primary key default gen_random_uuid(),
  calendar_id int not null references given_calendars (id) on delete cascade,
  period tstzrange not null,
  sequence int not null,
  is_cancelled boolean not null,
  changed_at timestamptz not null,
  constraint given_events_half_open check (not isempty(period) and not lower_inf(period) and not upper_inf(period)),
  constraint given_events_sequence check (sequence >= 0)
);
comment on table given_events is 'The events of a given calendar as they were last read: the same UID with a higher SEQUENCE once changed, and cancelled once the room is free again.';
create index given_events_calendar on given_events (calendar_id);
