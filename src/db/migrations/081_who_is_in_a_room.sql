-- Records who is in which room, so that the desk's check-ins and check-outs decide when rooms are free
-- (docs/decisions/0068).

create table room_visits (
  id bigint generated always as identity primary key,
  hotel_id int not null,
  city_id int not null,
  room_id int not null,
  booking_id uuid,
  block_id uuid,
  present tstzrange not null,
  constraint room_visits_room_of_hotel foreign key (room_id, hotel_id, city_id)
    references rooms (id, hotel_id, city_id) on update cascade,
  constraint room_visits_booking foreign key (booking_id) references bookings (id) on delete cascade,
  constraint room_visits_block foreign key (block_id) references room_blocks (id) on delete cascade,
  constraint room_visits_of_one_party check (num_nonnulls(booking_id, block_id) = 1),
  constraint room_visits_began check (not isempty(present) and not lower_inf(present) and lower_inc(present) and not upper_inc(present)),
  constraint room_visits_one_party exclude using gist (room_id with =, present with &&)
);
comment on table room_visits is 'Which guests were in which room and when: from check-in to check-out of a booking or a walk-in. No upper bound: they are in it now. Two parties can never be in one room.';
create index room_visits_booking on room_visits (booking_id, room_id) where booking_id is not null;
create index room_visits_block on room_visits (block_id) where block_id is not null;
create index room_visits_hotel on room_visits (hotel_id) where upper_inf(present);
create index room_visits_rooms on room_visits (room_id);

alter table visits add column still_here_at timestamptz;
alter table visits add constraint visits_still_here check (still_here_at is null or arrived_at is not null);
comment on column visits.still_here_at is 'When the desk last said that guests who stay longer than booked are still in their room.';

-- A stay occupies its room from an early check-in until the room has been cleaned after the actual check-out, however
-- late that is. So the occupied time may be longer or shorter than the booked period.
alter table stays drop constraint stays_within_occupied;
alter table stays add constraint stays_taken_half_open check (
  not isempty(occupied) and not lower_inf(occupied) and not upper_inf(occupied) and lower_inc(occupied) and not upper_inc(occupied)
);
create function refuse_time_outside_stay() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from room_visits v where v.booking_id = new.booking_id) and exists (
    select 1 from stays s where s.id = new.id and s.status <> 'released'
      and not (s.occupied @> s.period and lower(s.occupied) = lower(s.period))
  ) then
    raise exception 'stay % does not occupy its room as long as it was booked, and nobody was in it', new.id
      using errcode = 'check_violation', constraint = tg_name;
  end if;
  return null;
end $$;
create constraint trigger stays_within_occupied after insert or update of occupied, period on stays
  deferrable initially deferred
  for each row when (not (new.occupied @> new.period and lower(new.occupied) = lower(new.period)))
  execute function refuse_time_outside_stay();
comment on column stays.occupied is 'When nobody else can have the room: the booked period and the cleaning after it, extended by an early check-in or overdue guests, and shortened by an early check-out. Ends where extra hours of the same booking continue in the room.';

-- Adds the cleaning time to the end of a stay when its extra hours are dropped; keeps the start set by an early
-- check-in.
create or replace function clean_after_stay_again() returns trigger language plpgsql as $$
begin
  update stays s set occupied = tstzrange(lower(s.occupied), upper(with_cleaning(s.period, s.cleaning_minutes)), '[)')
    where s.booking_id = old.booking_id and s.room_id = old.room_id and s.status in ('held', 'booked')
      and upper(s.occupied) = lower(old.period) and lower(s.occupied) < upper(s.period);
  return null;
end $$;

alter table room_blocks drop constraint room_blocks_why_known;
alter table room_blocks add constraint room_blocks_why_known check (why in ('walk_in', 'repair', 'cleaning', 'other'));

-- Calculates when a booking occupies its rooms, from the booked period and from who is in them. `kept`: for how long
-- after the next full quarter of an hour overdue guests block their room, at most until its next stay
-- (domain/desk/staying-on.ts).
create function occupy_by_visit(of_booking uuid, at timestamptz, kept interval) returns void language sql as $$
  with own as (
    select s.id, s.room_id, s.period, s.occupied, s.cleaning_minutes, s.extension_id, v.present,
      row_number() over w = 1 as is_first, lead(lower(s.period)) over w as next_own
    from stays s left join lateral (
      select r.present from room_visits r where r.booking_id = s.booking_id and r.room_id = s.room_id
      order by lower(r.present) desc limit 1
    ) v on true
    where s.booking_id = of_booking and (s.status = 'booked' or s.status = 'held' and s.extension_id is not null)
    window w as (partition by s.room_id order by lower(s.period))
  ), bounds as (
    select own.*, upper(period) + make_interval(mins => cleaning_minutes) as clean_at,
      case when is_first then coalesce(lower(present), lower(period)) else lower(period) end as from_at,
      (select min(lower(o.occupied)) from stays o where o.room_id = own.room_id and o.status in ('held', 'booked')
        and o.booking_id is distinct from of_booking and lower(o.occupied) >= lower(own.occupied)) as next_other
    from own
  ), ends as (
    select id, occupied, from_at, case
      when next_own = upper(period) then next_own
      when not upper_inf(present) then least(upper(present) + make_interval(mins => cleaning_minutes), next_other)
      when upper_inf(present) and at >= upper(period) then greatest(
        least(date_bin('15 minutes', at, timestamptz '2000-01-01') + interval '15 minutes' + kept, next_other),
        least(clean_at, upper(occupied))
      )
      else clean_at
    end as until_at from bounds
  )
  update stays s set occupied = tstzrange(e.from_at, greatest(e.until_at, e.from_at + interval '1 minute'), '[)')
  from ends e where s.id = e.id and s.occupied is distinct from tstzrange(e.from_at, greatest(e.until_at, e.from_at + interval '1 minute'), '[)')
$$;
comment on function occupy_by_visit is 'Sets when a booking occupies its rooms: from the actual or else the booked check-in until cleaned after the actual or else the booked check-out; while guests are overdue, for `kept` from `at`. Raises stays_no_overlap when somebody else has the room.';

-- Creates visits for the guests who are checked in when this migration runs.
insert into room_visits (hotel_id, city_id, room_id, booking_id, present)
  select distinct on (s.room_id) s.hotel_id, s.city_id, s.room_id, s.booking_id, tstzrange(v.arrived_at, null, '[)')
  from visits v join stays s on s.booking_id = v.booking_id and s.status = 'booked'
  where v.status = 'here' order by s.room_id, v.arrived_at desc;
