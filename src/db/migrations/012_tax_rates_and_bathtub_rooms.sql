-- The rate of GST a bill was made with, who pays for a coupon, and which rooms have a bathtub (decisions, "Bills" and "Rooms").

alter table coupons add column funded_by text not null default 'uncle';
alter table coupons add constraint coupons_funded_by_known check (funded_by in ('uncle', 'hotel'));
comment on column coupons.funded_by is 'Who pays for what the coupon takes off: uncle, or the hotel itself. What the hotel takes off lowers the value that decides the slab of GST.';

-- The rate a bill was charged with, read back from its amounts; where they fit both rates, or nothing was taxed, the price decides as it did then.
create function charged_tax_percent(taxed int, tax int, slot_price int) returns smallint
language sql immutable as $$
  select case
    when taxed <= 0 or round(taxed * 0.05) = round(taxed * 0.18) then case when slot_price <= 7500 then 5 else 18 end
    when tax = floor(taxed * 0.05 + 0.5) then 5
    when tax = floor(taxed * 0.18 + 0.5) then 18
    else least(100, round(100.0 * tax / taxed))
  end::smallint
$$;

alter table bookings add column tax_percent smallint;
alter table bookings add column hotel_discount int not null default 0;
alter table booking_modifications add column tax_percent smallint;
alter table booking_modifications add column hotel_discount int not null default 0;
alter table extensions add column tax_percent smallint;

update bookings set tax_percent =
  charged_tax_percent(room_total + bathtub_charge - discount - referral_discount, service_tax, slot_price);
update booking_modifications set tax_percent =
  charged_tax_percent(room_total + bathtub_charge - discount - referral_discount, service_tax, slot_price);
update extensions e set tax_percent =
  charged_tax_percent(e.room_total, e.service_tax, (select b.slot_price from bookings b where b.id = e.booking_id));

-- The code before this migration names no rate: until it has stopped, the rate is read from what it charged.
create function fill_tax_percent() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'extensions' then
    new.tax_percent := charged_tax_percent(new.room_total, new.service_tax,
      (select slot_price from bookings where id = new.booking_id));
  else
    new.tax_percent := charged_tax_percent(
      new.room_total + new.bathtub_charge - new.discount - new.referral_discount, new.service_tax, new.slot_price);
  end if;
  return new;
end $$;
create trigger bookings_tax_percent before insert on bookings
  for each row when (new.tax_percent is null) execute function fill_tax_percent();
create trigger booking_modifications_tax_percent before insert on booking_modifications
  for each row when (new.tax_percent is null) execute function fill_tax_percent();
create trigger extensions_tax_percent before insert on extensions
  for each row when (new.tax_percent is null) execute function fill_tax_percent();

alter table bookings alter column tax_percent set not null;
alter table booking_modifications alter column tax_percent set not null;
alter table extensions alter column tax_percent set not null;
alter table bookings add constraint bookings_tax_range check (
  tax_percent between 0 and 100 and hotel_discount between 0 and discount
);
alter table booking_modifications add constraint booking_modifications_tax_range check (
  tax_percent between 0 and 100 and hotel_discount between 0 and discount
);
alter table extensions add constraint extensions_tax_range check (tax_percent between 0 and 100);
comment on column bookings.tax_percent is 'The rate of GST the bill was made with, in whole percent; what a later rule says changes nothing of it.';
comment on column bookings.hotel_discount is 'The part of discount that the hotel itself takes off.';
comment on column booking_modifications.tax_percent is 'The rate of GST the new bill was made with, in whole percent.';
comment on column booking_modifications.hotel_discount is 'The part of discount that the hotel itself takes off.';
comment on column extensions.tax_percent is 'The rate of GST these hours were billed with, in whole percent.';

alter table rooms add column has_bathtub boolean not null default false;
comment on column rooms.has_bathtub is 'A booking with a bathtub takes such rooms only; one without takes them last.';
create index rooms_with_bathtub on rooms (id) where has_bathtub;

alter table hotels add column bathtub_room_count int not null default 0;
comment on column hotels.bathtub_room_count is 'Always the counted number of rooms with a bathtub; has_bathtub tells whether there is one.';
-- The charge is written with the hotel, before its rooms are: without such a room nothing asks it.
alter table hotels drop constraint hotels_bathtub_charge_range;
alter table hotels add constraint hotels_bathtub_charge_range check (bathtub_charge >= 0);

-- Rooms in which guests with a bathtub booking are or will be have one. A hotel that said it has bathtubs has them in a
-- quarter of its rooms, at least one: those with the highest numbers, which bookings took last until now.
update rooms set has_bathtub = true where id in (
  select s.room_id from stays s join bookings b on b.id = s.booking_id
  where b.has_bathtub and s.status in ('held', 'booked') and upper(s.period) > now()
);
update rooms set has_bathtub = true where id in (
  select id from (
    select r.id, h.room_count,
      row_number() over (partition by r.hotel_id order by r.has_bathtub desc, r.id desc) as place
    from rooms r join hotels h on h.id = r.hotel_id where h.has_bathtub
  ) ranked where place <= ceil(room_count / 4.0)
);

-- hotels.room_count, bathtub_room_count and has_bathtub are derived: whatever a statement writes there, the counted is stored.
create or replace function count_rooms_of_hotel() returns trigger language plpgsql as $$
begin
  select count(*), count(*) filter (where has_bathtub) into new.room_count, new.bathtub_room_count
    from rooms where hotel_id = new.id;
  new.has_bathtub := new.bathtub_room_count > 0;
  return new;
end $$;
drop trigger hotels_room_count on hotels;
create trigger hotels_room_count before insert or update of room_count, bathtub_room_count, has_bathtub on hotels
  for each row execute function count_rooms_of_hotel();
create trigger rooms_changed after update on rooms
  referencing new table as changed_rooms for each statement execute function recount_changed_hotels();
update hotels set room_count = room_count;
