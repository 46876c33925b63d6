-- Prices by weekday and date, days on which a slot is closed, and the telephone of a hotel (docs/decisions/0021).

create table price_rules (
  id int generated always as identity primary key,
  hotel_id int not null,
  city_id int not null,
  slot smallint not null,
  weekday smallint,
  first_day date,
  last_day date,
  price int,
  set_by text not null,
  set_at timestamptz not null default now(),
  constraint price_rules_hotel_of_city foreign key (hotel_id, city_id) references hotels (id, city_id) on update cascade on delete cascade,
  constraint price_rules_slot_range check (slot between 0 and 4),
  constraint price_rules_weekday_range check (weekday between 0 and 6),
  constraint price_rules_weekday_or_dates check ((weekday is null) = (first_day is not null)),
  constraint price_rules_dates_whole check ((first_day is null) = (last_day is null)),
  constraint price_rules_dates_forward check (last_day >= first_day),
  constraint price_rules_dates_length check (last_day - first_day < 366),
  constraint price_rules_dates_sane check (first_day >= '2020-01-01' and last_day < '2100-01-01'),
  constraint price_rules_price_range check (price between 1 and 100000),
  constraint price_rules_set_by_filled check (btrim(set_by) <> '' and length(set_by) <= 80)
);
comment on table price_rules is 'What a hotel asks for a slot on some days instead of its base price in hotel_slot_prices; price is null where it sells none then. A rule is for a weekday (0 Sunday) or for dates, both inclusive, of the check-in in India. Which one counts: domain/prices and ruled_days. A greater id is newer. set_by: who works for the hotel or for us.';
-- A weekday has one price; a newer one takes the place of the older.
create unique index price_rules_one_of_weekday on price_rules (hotel_id, slot, weekday) where weekday is not null;
create index price_rules_of_hotel on price_rules (hotel_id, slot);
create index price_rules_of_city on price_rules (city_id, slot);

-- What rules make of the days from the first to the last: no row where the base price counts, a null price where the slot
-- is closed. The order is that of domain/prices/price-on.ts, and tests/database/price-rules.test.ts compares them.
create function ruled_days(asked_city int, asked_slot int, first_day date, last_day date)
returns table (hotel_id int, day date, price int) language sql stable as $$
  select distinct on (r.hotel_id, asked.day) r.hotel_id, asked.day, r.price
  from (select $3 + n as day from generate_series(0, $4 - $3) n) asked
    join price_rules r on r.city_id = $1 and r.slot = $2
      and (r.weekday = extract(dow from asked.day) or asked.day between r.first_day and r.last_day)
  order by r.hotel_id, asked.day, r.weekday is not null, r.price is not null, r.last_day - r.first_day, r.id desc
$$;

-- The rules of a hotel that meet these days, as domain/prices reads them. In PL/pgSQL and volatile like quote_facts, so
-- that it sees what was committed while the statement around it waited for the guest's lock.
create function price_rules_between(asked_hotel int, asked_slot int, asked_first date, asked_last date) returns json
language plpgsql as $$
begin
  return coalesce((
    select json_agg(json_build_array(r.id, r.slot, r.weekday, r.first_day, r.last_day, r.price))
    from price_rules r where r.hotel_id = asked_hotel and r.slot = asked_slot
      and (r.weekday is not null or (r.first_day <= asked_last and r.last_day >= asked_first))
  ), '[]'::json);
end $$;

create trigger price_rules_told_new after insert on price_rules
  referencing new table as new_rows for each statement execute function note_hotels('hotel_id');
create trigger price_rules_told_old after delete on price_rules
  referencing old table as old_rows for each statement execute function note_hotels('hotel_id');
create trigger price_rules_told_changed after update on price_rules
  referencing old table as old_rows new table as new_rows for each statement execute function note_hotels('hotel_id');
create trigger price_rules_told_emptied after truncate on price_rules
  for each statement execute function note_everything();

comment on column bookings.slot_price is 'A room''s price; where the days of a stay differ, that of the last day, which extra hours prolong. room_total is the sum of all.';
comment on column booking_modifications.slot_price is 'A room''s price; where the days of a stay differ, that of the last day.';

create table hotel_contacts (
  hotel_id int primary key references hotels (id) on delete cascade,
  reception_phone text not null,
  set_by text not null,
  set_at timestamptz not null default now(),
  constraint hotel_contacts_phone_form check (reception_phone ~ '^\+91[1-9][0-9]{9}$'),
  constraint hotel_contacts_set_by_filled check (btrim(set_by) <> '' and length(set_by) <= 80)
);
comment on table hotel_contacts is 'The telephone of a hotel''s reception, shown to guests who booked there and to nobody else.';
create trigger hotel_contacts_shown after insert or update or delete on hotel_contacts
  for each statement execute function hotels_shown_changed();
