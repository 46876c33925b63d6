-- Makes a walk-in a stay with a name, a price and money instead of a nameless block (docs/decisions/0074).

alter table room_blocks add constraint room_blocks_id_of_hotel unique (id, hotel_id);

create table walk_ins (
  block_id uuid primary key,
  hotel_id int not null,
  name text,
  guests smallint not null,
  usual_price int,
  price int not null,
  price_reason text,
  written_by uuid not null,
  arrived_at timestamptz not null,
  leaves_at timestamptz not null,
  still_here_at timestamptz,
  left_at timestamptz,
  left_by uuid,
  constraint walk_ins_id_of_hotel unique (block_id, hotel_id),
  constraint walk_ins_block_of_hotel foreign key (block_id, hotel_id) references room_blocks (id, hotel_id),
  constraint walk_ins_written_by_staff foreign key (written_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint walk_ins_left_by_staff foreign key (left_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint walk_ins_name_form check (btrim(name) <> '' and length(name) <= 120),
  constraint walk_ins_named check (name is not null or left_at is not null),
  constraint walk_ins_guests_range check (guests between 1 and 4),
  constraint walk_ins_price_range check (price between 0 and 1000000 and usual_price between 0 and 1000000),
  constraint walk_ins_price_reason check (
    (price is not distinct from usual_price) = (price_reason is null) and btrim(price_reason) <> '' and length(price_reason) <= 200
  ),
  constraint walk_ins_forward check (leaves_at > arrived_at),
  constraint walk_ins_left_whole check ((left_at is null) = (left_by is null) and left_at >= arrived_at)
);
comment on table walk_ins is 'Guests who took a room at the desk, without a booking: they are the hotel''s own guests. Their block and its stay keep the room, room_visits says in which room they are. Prices in whole rupees, tax included; usual_price: what the hotel''s prices come to, null without one; another price has a reason.';
comment on column walk_ins.name is 'The first guest; emptied a year after they left.';
comment on column walk_ins.leaves_at is 'Until when they have the room, with all hours added later (walk_in_hours).';
create index walk_ins_hotel on walk_ins (hotel_id) where left_at is null;
create index walk_ins_hotel_left on walk_ins (hotel_id, left_at) where left_at is not null;
create index walk_ins_written on walk_ins (written_by);
create index walk_ins_left on walk_ins (left_by) where left_by is not null;

create table walk_in_hours (
  id bigint generated always as identity primary key,
  block_id uuid not null,
  hotel_id int not null,
  until_at timestamptz not null,
  usual_price int,
  price int not null,
  price_reason text,
  written_by uuid not null,
  written_at timestamptz not null,
  constraint walk_in_hours_of_walk_in foreign key (block_id, hotel_id) references walk_ins (block_id, hotel_id),
  constraint walk_in_hours_by_staff foreign key (written_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint walk_in_hours_price_range check (price between 0 and 1000000 and usual_price between 0 and 1000000),
  constraint walk_in_hours_price_reason check (
    (price is not distinct from usual_price) = (price_reason is null) and btrim(price_reason) <> '' and length(price_reason) <= 200
  )
);
comment on table walk_in_hours is 'Hours that walk-ins added to their stay, with their price: entries of their own, never changed.';
create index walk_in_hours_walk_in on walk_in_hours (block_id);
create index walk_in_hours_written on walk_in_hours (written_by);
create trigger walk_in_hours_stay before update or delete on walk_in_hours
  for each row execute function refuse_change('hours that a walk-in added stay written');

-- Each walk-in has a room block, which reserves its room until check-out.
create function begin_walk_in() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from room_blocks k where k.id = new.block_id and k.why = 'walk_in' and k.freed_at is null) then
    raise exception 'block % is not for a walk-in', new.block_id
      using errcode = 'check_violation', constraint = 'walk_ins_of_block';
  end if;
  return new;
end $$;
create trigger walk_ins_of_block before insert on walk_ins for each row execute function begin_walk_in();

create function keep_block_of_walk_in() returns trigger language plpgsql as $$
begin
  if exists (select 1 from walk_ins w where w.block_id = new.id) then
    raise exception 'block % ends when its walk-in leaves', new.id
      using errcode = 'check_violation', constraint = tg_name;
  end if;
  return new;
end $$;
create trigger room_blocks_of_walk_in before update of freed_at on room_blocks
  for each row when (new.freed_at is not null) execute function keep_block_of_walk_in();

-- A walk-in's name, price and end never change; added hours are rows of their own.
create function lengthen_walk_in() returns trigger language plpgsql as $$
begin
  update walk_ins set leaves_at = new.until_at where block_id = new.block_id and left_at is null and leaves_at < new.until_at;
  if not found then
    raise exception 'walk-in % has left or already stays until then', new.block_id
      using errcode = 'check_violation', constraint = 'walk_in_hours_forward';
  end if;
  return null;
end $$;
create trigger walk_in_hours_forward after insert on walk_in_hours for each row execute function lengthen_walk_in();

create function keep_walk_in() returns trigger language plpgsql as $$
begin
  if (new.block_id, new.hotel_id, coalesce(new.name, old.name), new.guests, new.usual_price, new.price, new.price_reason, new.written_by, new.arrived_at)
      is distinct from (old.block_id, old.hotel_id, old.name, old.guests, old.usual_price, old.price, old.price_reason, old.written_by, old.arrived_at)
    or (new.leaves_at <> old.leaves_at and not exists (
      select 1 from walk_in_hours h where h.block_id = new.block_id and h.until_at = new.leaves_at
    )) then
    raise exception 'what was written of a walk-in stays as it is' using errcode = 'check_violation', constraint = tg_name;
  end if;
  return new;
end $$;
comment on function keep_walk_in is 'A name may only be emptied, after they have left.';
create trigger walk_ins_stay_written before update on walk_ins for each row execute function keep_walk_in();
create trigger walk_ins_stay before delete on walk_ins
  for each row execute function refuse_change('a walk-in leaves, and stays written');

-- Checks at commit that each walk-in is in exactly one room until check-out.
create function refuse_walk_in_without_room() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from walk_ins w where w.block_id = new.block_id and (w.left_at is null)::int
      <> (select count(*) from room_visits v where v.block_id = w.block_id and upper_inf(v.present))
  ) then
    raise exception 'walk-in % is marked as here without a room, or as left and still in one', new.block_id
      using errcode = 'check_violation', constraint = tg_name;
  end if;
  return null;
end $$;
create constraint trigger walk_ins_in_one_room after insert or update of left_at on walk_ins
  deferrable initially deferred for each row execute function refuse_walk_in_without_room();

create function due_of_walk_in(walk_in uuid) returns int language sql stable as $$
  select w.price + coalesce((select sum(h.price)::int from walk_in_hours h where h.block_id = w.block_id), 0)
  from walk_ins w where w.block_id = walk_in
$$;
comment on function due_of_walk_in is 'What a walk-in pays in all, in whole rupees, taken or not.';

-- A walk-in can change rooms. Its stay is then split, so one block can have two rooms in succession.
alter table stays drop constraint stays_block_of_room;
drop index stays_of_block;
create index stays_of_block on stays (block_id) where block_id is not null;
alter table stays add constraint stays_block foreign key (block_id) references room_blocks (id) deferrable initially deferred;
create function refuse_stay_outside_block() returns trigger language plpgsql as $$
begin
  if exists (select 1 from walk_ins w where w.block_id = new.block_id) then
    return null;
  end if;
  if exists (select 1 from stays s where s.block_id = new.block_id and s.id <> new.id) then
    raise exception 'block % keeps one room', new.block_id
      using errcode = 'check_violation', constraint = 'stays_of_block';
  end if;
  if not exists (select 1 from room_blocks k where k.id = new.block_id and k.room_id = new.room_id) then
    raise exception 'stay % is not in the room of its block', new.id
      using errcode = 'check_violation', constraint = 'stays_block_of_room';
  end if;
  return null;
end $$;
create constraint trigger stays_of_block after insert or update of block_id, room_id on stays
  deferrable initially deferred for each row when (new.block_id is not null) execute function refuse_stay_outside_block();

-- A payment at the desk belongs to a booking or to a walk-in.
alter table desk_takings alter column booking_id drop not null;
alter table desk_takings add column block_id uuid;
alter table desk_takings add constraint desk_takings_walk_in_of_hotel foreign key (block_id, hotel_id) references walk_ins (block_id, hotel_id);
alter table desk_takings add constraint desk_takings_of_one_party check (num_nonnulls(booking_id, block_id) = 1);
create index desk_takings_walk_in on desk_takings (block_id) where block_id is not null;
comment on column desk_takings.block_id is 'The walk-in who paid; otherwise a booking did.';

create or replace function keep_takings_within_due() returns trigger language plpgsql as $$
declare
  due int;
begin
  if new.block_id is not null then
    perform 1 from walk_ins where block_id = new.block_id for no key update;
    due := due_of_walk_in(new.block_id);
  else
    perform 1 from bookings where id = new.booking_id for no key update;
    due := due_at_desk(new.booking_id);
  end if;
  if (
    select coalesce(sum(t.amount), 0) from desk_takings t where t.booking_id = new.booking_id or t.block_id = new.block_id
  ) + new.amount > due then
    raise exception 'booking or walk-in %: more taken than the % due', coalesce(new.booking_id, new.block_id), due
      using errcode = 'check_violation', constraint = 'desk_takings_within_due';
  end if;
  return new;
end $$;

create or replace function take_back_whole_taking() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1 from desk_takings t where t.id = new.corrects and t.corrects is null and t.amount = -new.amount
      and t.method = new.method and (t.booking_id, t.block_id) is not distinct from (new.booking_id, new.block_id)
  ) then
    raise exception 'a correction takes back one whole entry of the same booking or walk-in'
      using errcode = 'check_violation', constraint = 'desk_takings_whole_correction';
  end if;
  return new;
end $$;

alter table unpaid_at_desk drop constraint unpaid_at_desk_pkey;
alter table unpaid_at_desk alter column booking_id drop not null;
alter table unpaid_at_desk add column id bigint generated always as identity primary key;
alter table unpaid_at_desk add column block_id uuid;
alter table unpaid_at_desk add constraint unpaid_at_desk_once unique (booking_id);
alter table unpaid_at_desk add constraint unpaid_at_desk_walk_in_once unique (block_id);
alter table unpaid_at_desk add constraint unpaid_at_desk_walk_in_of_hotel foreign key (block_id, hotel_id) references walk_ins (block_id, hotel_id);
alter table unpaid_at_desk add constraint unpaid_at_desk_of_one_party check (num_nonnulls(booking_id, block_id) = 1);
comment on table unpaid_at_desk is 'Bookings and walk-ins who left without paying what was due at the desk, and why. They stay on the list of unpaid money until they pay or a manager takes them off.';

-- Also lets the stay of a walk-in be longer or shorter than planned.
create or replace function refuse_time_outside_stay() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from room_visits v where v.booking_id = new.booking_id or v.block_id = new.block_id) and exists (
    select 1 from stays s where s.id = new.id and s.status <> 'released'
      and not (s.occupied @> s.period and lower(s.occupied) = lower(s.period))
  ) then
    raise exception 'stay % does not occupy its room as long as it was booked, and nobody was in it', new.id
      using errcode = 'check_violation', constraint = tg_name;
  end if;
  return null;
end $$;

-- Extends the function of migration 081 to walk-ins. A party is the id of a booking or of a walk-in's block.
drop function occupy_by_visit(uuid, timestamptz, interval);
create function occupy_by_visit(of_party uuid, at timestamptz, kept interval) returns void language sql as $$
  with own as (
    select s.id, s.room_id, s.period, s.occupied, s.cleaning_minutes, s.extension_id, v.present,
      row_number() over w = 1 as is_first, lead(lower(s.period)) over w as next_own
    from stays s left join lateral (
      select r.present from room_visits r where (r.booking_id = of_party or r.block_id = of_party) and r.room_id = s.room_id
      order by lower(r.present) desc limit 1
    ) v on true
    where (s.booking_id = of_party or s.block_id = of_party) and (s.status = 'booked' or s.status = 'held' and s.extension_id is not null)
    window w as (partition by s.room_id order by lower(s.period))
  ), bounds as (
    select own.*, upper(period) + make_interval(mins => cleaning_minutes) as clean_at,
      case when is_first then coalesce(lower(present), lower(period)) else lower(period) end as from_at,
      (select min(lower(o.occupied)) from stays o where o.room_id = own.room_id and o.status in ('held', 'booked')
        and coalesce(o.booking_id, o.block_id) is distinct from of_party and lower(o.occupied) >= lower(own.occupied)) as next_other
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
comment on function occupy_by_visit is 'Sets when a booking or a walk-in (by the id of its block) occupies its rooms: from the actual or else the booked check-in until cleaned after the actual or else the booked check-out; while guests are overdue, for `kept` from `at`. Raises stays_no_overlap when somebody else has the room.';
