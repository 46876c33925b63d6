-- Extras on the bill at the desk: food, water, damage and other things of the hotel's own (docs/decisions/0079).

create table desk_extras (
  id bigint generated always as identity primary key,
  hotel_id int not null,
  booking_id uuid,
  block_id uuid,
  kind text not null,
  words text,
  quantity smallint not null,
  price int not null,
  corrects bigint references desk_extras (id),
  reason text,
  staff_id uuid not null,
  written_at timestamptz not null,
  denied_at timestamptz,
  constraint desk_extras_booking_of_hotel foreign key (booking_id, hotel_id) references bookings (id, hotel_id),
  constraint desk_extras_walk_in_of_hotel foreign key (block_id, hotel_id) references walk_ins (block_id, hotel_id),
  constraint desk_extras_by_staff foreign key (staff_id, hotel_id) references hotel_staff (id, hotel_id),
  constraint desk_extras_of_one_party check (num_nonnulls(booking_id, block_id) = 1),
  constraint desk_extras_kind_known check (kind in ('food', 'water', 'damage', 'other')),
  constraint desk_extras_words_form check (btrim(words) <> '' and length(words) <= 60),
  constraint desk_extras_words_needed check (kind in ('food', 'water') or words is not null),
  constraint desk_extras_quantity_range check (abs(quantity) between 1 and 99 and (corrects is null) = (quantity > 0)),
  constraint desk_extras_price_range check (price between 1 and 20000 and abs(quantity) * price <= 20000),
  constraint desk_extras_reason_of_correction check (
    (corrects is null) = (reason is null) and btrim(reason) <> '' and length(reason) <= 200
  ),
  constraint desk_extras_denied_by_guest check (denied_at is null or booking_id is not null and corrects is null)
);
comment on table desk_extras is 'What guests had at the hotel beside their room, as lines of the bill at the desk; the hotel''s own money. Lines never change.';
comment on column desk_extras.price is 'Of one, in whole rupees, tax included.';
comment on column desk_extras.corrects is 'The line that this one takes back, in full and at most once; its quantity is below zero.';
comment on column desk_extras.denied_at is 'When the guests said that they did not have it; this moves no money.';
create index desk_extras_booking on desk_extras (booking_id) where booking_id is not null;
create index desk_extras_walk_in on desk_extras (block_id) where block_id is not null;
create index desk_extras_staff on desk_extras (staff_id);
create unique index desk_extras_corrected_once on desk_extras (corrects) where corrects is not null;

create trigger desk_extras_stay before delete on desk_extras
  for each row execute function refuse_change('extras of a bill stay written');
create function keep_extra() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'denied_at' <> to_jsonb(old) - 'denied_at' or old.denied_at is not null or new.denied_at is null then
    raise exception 'extras of a bill stay written; guests deny one once' using errcode = 'check_violation', constraint = tg_name;
  end if;
  return new;
end $$;
create trigger desk_extras_stay_written before update on desk_extras for each row execute function keep_extra();

create function take_back_whole_extra() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1 from desk_extras e where e.id = new.corrects and e.corrects is null and e.quantity = -new.quantity
      and (e.kind, e.words, e.price, e.booking_id, e.block_id)
        is not distinct from (new.kind, new.words, new.price, new.booking_id, new.block_id)
  ) then
    raise exception 'a counter-entry takes back one whole line of the same booking or walk-in'
      using errcode = 'check_violation', constraint = 'desk_extras_whole_correction';
  end if;
  return new;
end $$;
create trigger desk_extras_whole_correction before insert on desk_extras
  for each row when (new.corrects is not null) execute function take_back_whole_extra();

create function extras_of(party uuid) returns int language sql stable as $$
  select coalesce(sum(e.quantity * e.price), 0)::int from desk_extras e where e.booking_id = party or e.block_id = party
$$;
comment on function extras_of is 'The extras of a booking or a walk-in (by the id of its block), less what was taken back, in whole rupees.';

create function keep_extras_within_limit() returns trigger language plpgsql as $$
begin
  if new.block_id is not null then
    perform 1 from walk_ins where block_id = new.block_id for no key update;
  else
    perform 1 from bookings where id = new.booking_id for no key update;
  end if;
  if extras_of(coalesce(new.booking_id, new.block_id)) + new.quantity * new.price > 50000 then
    raise exception 'booking or walk-in %: more than 50000 of extras', coalesce(new.booking_id, new.block_id)
      using errcode = 'check_violation', constraint = 'desk_extras_within_limit';
  end if;
  return new;
end $$;
create trigger desk_extras_within_limit before insert on desk_extras
  for each row when (new.corrects is null) execute function keep_extras_within_limit();

-- The total due at the desk, extras included. `due_at_desk` excludes extras, because Uncle's books must not count them.
create function due_of_booking(booking uuid) returns int language sql stable as $$
  select due_at_desk(booking) + extras_of(booking)
$$;
comment on function due_at_desk is 'The part of a booking''s stay that is paid at the desk, extra hours added there included; the books, statements and tax documents count it. Extras are not in it: see due_of_booking.';
comment on function due_of_booking is 'What a booking pays at the desk in all, its extras included, taken or not.';
create or replace function due_of_walk_in(walk_in uuid) returns int language sql stable as $$
  select w.price + coalesce((select sum(h.price)::int from walk_in_hours h where h.block_id = w.block_id), 0) + extras_of(w.block_id)
  from walk_ins w where w.block_id = walk_in
$$;
comment on function due_of_walk_in is 'What a walk-in pays in all, extras included, in whole rupees, taken or not.';

-- Replaces the check of migration 087 to include extras. Reversing entries are always allowed.
create or replace function keep_takings_within_due() returns trigger language plpgsql as $$
declare
  due int;
begin
  if new.block_id is not null then
    perform 1 from walk_ins where block_id = new.block_id for no key update;
    due := due_of_walk_in(new.block_id);
  else
    perform 1 from bookings where id = new.booking_id for no key update;
    due := due_of_booking(new.booking_id);
  end if;
  if new.amount > 0 and (
    select coalesce(sum(t.amount), 0) from desk_takings t where t.booking_id = new.booking_id or t.block_id = new.block_id
  ) + new.amount > due then
    raise exception 'booking or walk-in %: more taken than the % due', coalesce(new.booking_id, new.block_id), due
      using errcode = 'check_violation', constraint = 'desk_takings_within_due';
  end if;
  return new;
end $$;

-- Payments at the desk count towards the stay first. The rest is for extras, which Uncle's books exclude.
create function takings_for_stay(of_booking uuid) returns table (method text, amount int, taken_at timestamptz, receipt text)
language sql stable rows 3 as $$
  with runs as (
    select t.id, t.method, t.taken_at, t.receipt, t.amount,
      sum(t.amount) over (order by t.id)::int as taken, due_at_desk(of_booking) as due, extras_of(of_booking) as extras
    from desk_takings t where t.booking_id = of_booking
  ), splits as (
    select runs.*, least(extras, greatest(0, taken - due)) as for_extras,
      least(extras, greatest(0, taken - runs.amount - due)) as for_extras_before
    from runs
  )
  select s.method, s.amount - (s.for_extras - s.for_extras_before), s.taken_at, s.receipt
  from splits s where s.amount <> s.for_extras - s.for_extras_before order by s.taken_at, s.id
$$;
comment on function takings_for_stay is 'Money taken at a desk for the stay itself. domain/desk/extras says the same.';

-- Invalidates the guest's cached list of bookings when extras or payments change.
create constraint trigger desk_extras_shown after insert or update on desk_extras deferrable initially deferred
  for each row when (new.booking_id is not null) execute function booking_shown_changed('booking_id');
create constraint trigger desk_takings_shown after insert on desk_takings deferrable initially deferred
  for each row when (new.booking_id is not null) execute function booking_shown_changed('booking_id');
