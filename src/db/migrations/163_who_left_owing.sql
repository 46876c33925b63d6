-- Lists who left without paying everything. Otherwise the page of a shift would recalculate every old stay of the hotel.
create table left_owing (
  booking_id uuid,
  block_id uuid,
  hotel_id int not null,
  left_at timestamptz not null,
  constraint left_owing_booking_of_hotel foreign key (booking_id, hotel_id) references bookings (id, hotel_id) on delete cascade,
  constraint left_owing_walk_in_of_hotel foreign key (block_id, hotel_id) references walk_ins (block_id, hotel_id) on delete cascade,
  constraint left_owing_of_one_party check (num_nonnulls(booking_id, block_id) = 1),
  constraint left_owing_once unique (booking_id),
  constraint left_owing_walk_in_once unique (block_id)
);
create index left_owing_hotel on left_owing (hotel_id, left_at);
comment on table left_owing is 'Bookings and walk-ins who left and owe the desk money now, as triggers derive it from what is due and what was taken.';

-- Adds or removes a booking or walk-in, depending on whether it owes something now. The caller holds its lock.
create function note_left_owing() returns trigger language plpgsql as $$
declare
  party jsonb := to_jsonb(new);
  of_booking uuid := case when tg_table_name = 'bookings' then party ->> 'id' else party ->> 'booking_id' end;
  of_block uuid := party ->> 'block_id';
begin
  if of_booking is not null then
    delete from left_owing o where o.booking_id = of_booking;
    insert into left_owing (booking_id, hotel_id, left_at)
      select v.booking_id, v.hotel_id, v.left_at from visits v join bookings b on b.id = v.booking_id
      where v.booking_id = of_booking and v.status = 'left' and b.status = 'completed' and due_of_booking(of_booking)
        > coalesce((select sum(t.amount) from desk_takings t where t.booking_id = of_booking), 0);
  elsif of_block is not null then
    delete from left_owing o where o.block_id = of_block;
    insert into left_owing (block_id, hotel_id, left_at)
      select w.block_id, w.hotel_id, w.left_at from walk_ins w
      where w.block_id = of_block and w.left_at is not null and due_of_walk_in(of_block)
        > coalesce((select sum(t.amount) from desk_takings t where t.block_id = of_block), 0);
  end if;
  return null;
end $$;

create trigger visits_left_owing after update of status, left_at on visits
  for each row when (new.status = 'left' or old.status = 'left') execute function note_left_owing();
create trigger visits_begin_left after insert on visits
  for each row when (new.status = 'left') execute function note_left_owing();
create trigger walk_ins_left_owing after update of left_at on walk_ins
  for each row when (new.left_at is distinct from old.left_at) execute function note_left_owing();
create trigger bookings_left_owing after update of status, pay_at_hotel_amount on bookings
  for each row when (old.status = 'completed' and (new.status <> old.status or new.pay_at_hotel_amount <> old.pay_at_hotel_amount))
  execute function note_left_owing();
create trigger desk_takings_left_owing after insert on desk_takings for each row execute function note_left_owing();
create trigger desk_extras_left_owing after insert on desk_extras for each row execute function note_left_owing();
create trigger walk_in_hours_left_owing after insert on walk_in_hours for each row execute function note_left_owing();
create trigger extensions_left_owing after insert or update of status, pay_at, total on extensions
  for each row when (new.pay_at = 'desk') execute function note_left_owing();

-- Calculates what is due directly: calling `due_of_booking` for a million stays would take ten times as long.
insert into left_owing (booking_id, hotel_id, left_at)
  select v.booking_id, v.hotel_id, v.left_at from visits v join bookings b on b.id = v.booking_id
  where v.status = 'left' and b.status = 'completed'
    and b.pay_at_hotel_amount
      + coalesce((select sum(e.total) from extensions e where e.booking_id = b.id and e.status = 'paid' and e.pay_at = 'desk'), 0)
      + coalesce((select sum(x.quantity * x.price) from desk_extras x where x.booking_id = b.id), 0)
      > coalesce((select sum(t.amount) from desk_takings t where t.booking_id = b.id), 0);
insert into left_owing (block_id, hotel_id, left_at)
  select w.block_id, w.hotel_id, w.left_at from walk_ins w
  where w.left_at is not null and due_of_walk_in(w.block_id)
    > coalesce((select sum(t.amount) from desk_takings t where t.block_id = w.block_id), 0);
