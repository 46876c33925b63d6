-- Cities, their localities, hotels with their prices, pictures and rooms (specification §3).
-- Money is whole rupees. Slots are 0 Morning, 1 Custom Day, 2 Custom Night, 3 Evening, 4 Full Day.

create extension if not exists btree_gist;
create extension if not exists pg_trgm;

-- Keeps updated_at honest whoever writes the row; a statement that sets it itself is left alone.
create function touch_updated_at() returns trigger language plpgsql as $$
begin
  if new.updated_at is not distinct from old.updated_at then
    new.updated_at := greatest(now(), old.updated_at);
  end if;
  return new;
end $$;

-- Refuses whatever its trigger caught; the trigger's name and its sentence tell why.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%', tg_argv[0] using errcode = 'check_violation', constraint = tg_name, table = tg_table_name;
end $$;

create table cities (
  id int generated always as identity primary key,
  slug text not null unique,
  name text not null,
  state text not null,
  aliases text[] not null default '{}',
  lat double precision not null,
  lng double precision not null,
  price_level smallint not null default 3,
  views text[] not null default '{}',
  is_listed boolean not null default true,
  rank int not null default 0,
  created_at timestamptz not null default now(),
  constraint cities_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and slug !~ '^[0-9]+$'),
  constraint cities_name_filled check (btrim(name) <> ''),
  constraint cities_on_the_globe check (lat between -90 and 90 and lng between -180 and 180),
  constraint cities_price_level_range check (price_level between 1 and 5)
);
comment on table cities is 'Cities in which hotels can be found (specification §3, GET /cities). is_listed: offered in the search form; rank: their order there; aliases: older spellings people type.';

create table localities (
  id int generated always as identity primary key,
  city_id int not null references cities (id),
  slug text not null,
  name text not null,
  lat double precision,
  lng double precision,
  constraint localities_slug_of_city unique (city_id, slug),
  constraint localities_id_of_city unique (id, city_id),
  constraint localities_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  constraint localities_name_filled check (btrim(name) <> ''),
  constraint localities_on_the_globe check (
    (lat is null) = (lng is null) and (lat is null or (lat between -90 and 90 and lng between -180 and 180))
  )
);
comment on table localities is 'Neighbourhoods of a city, by which a search is narrowed (specification §3 and §4).';

create table hotels (
  id int generated always as identity primary key,
  slug text not null unique,
  name text not null,
  city_id int not null references cities (id),
  locality_id int not null,
  address text not null,
  description text not null default '',
  lat double precision,
  lng double precision,
  stars smallint,
  rank int not null default 0,
  room_count int not null default 0,
  amenities text[] not null default '{}',
  is_new boolean not null default false,
  hidden boolean not null default false,
  has_bathtub boolean not null default false,
  bathtub_charge int not null default 0,
  same_sex boolean not null default false,
  has_love_kit boolean not null default false,
  only_pay_at_hotel boolean not null default false,
  custom_slot_1 int not null default 0,
  custom_slot_2 int not null default 0,
  overall_rating numeric(2, 1),
  ratings_count int not null default 0,
  reviews_count int not null default 0,
  source text,
  external_id text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint hotels_locality_of_city foreign key (locality_id, city_id) references localities (id, city_id),
  constraint hotels_id_of_city unique (id, city_id),
  constraint hotels_external unique (source, external_id),
  constraint hotels_external_has_source check (external_id is null or source is not null),
  constraint hotels_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and slug !~ '^[0-9]+$'),
  constraint hotels_name_filled check (btrim(name) <> ''),
  constraint hotels_on_the_globe check (
    (lat is null) = (lng is null) and (lat is null or (lat between -90 and 90 and lng between -180 and 180))
  ),
  constraint hotels_stars_range check (stars between 0 and 5),
  constraint hotels_room_count_range check (room_count >= 0),
  constraint hotels_bathtub_charge_range check (bathtub_charge >= 0 and (has_bathtub or bathtub_charge = 0)),
  constraint hotels_custom_slot_range check (custom_slot_1 between 0 and 100 and custom_slot_2 between 0 and 100),
  constraint hotels_rating_range check (overall_rating between 1 and 5),
  constraint hotels_counts_range check (ratings_count >= 0 and reviews_count between 0 and ratings_count)
);
comment on table hotels is 'Hotels as searched and shown (specification §3). room_count is always the counted number of rooms; custom_slot_1 and _2 are the standing within that slot, 0 when not sold.';
create index hotels_city_rank on hotels (city_id, rank desc) where not hidden;
create index hotels_locality on hotels (locality_id);
create index hotels_name_trigrams on hotels using gin (name gin_trgm_ops);
create trigger hotels_touch before update on hotels for each row execute function touch_updated_at();

create table hotel_slot_prices (
  hotel_id int not null references hotels (id) on delete cascade,
  slot smallint not null,
  price int not null,
  rack_price int,
  primary key (hotel_id, slot),
  constraint hotel_slot_prices_slot_range check (slot between 0 and 4),
  constraint hotel_slot_prices_positive check (price > 0),
  constraint hotel_slot_prices_rack_above check (rack_price > price)
);
comment on table hotel_slot_prices is 'What one room costs for one slot (Full Day: one day); a slot without a row is not sold (specification §3 prices and rack_prices).';

create table hotel_pictures (
  hotel_id int not null references hotels (id) on delete cascade,
  position smallint not null,
  name text not null,
  alt text not null,
  width int,
  height int,
  primary key (hotel_id, position),
  constraint hotel_pictures_position_range check (position between 0 and 99),
  constraint hotel_pictures_filled check (btrim(name) <> '' and btrim(alt) <> ''),
  constraint hotel_pictures_size check ((width is null) = (height is null) and (width is null or (width > 0 and height > 0)))
);
comment on table hotel_pictures is 'A hotel''s pictures in the order of its carousel; name is the picture''s file name without size and ending (specification §2 hotel card, §3 _pictures).';

create table rooms (
  id int generated always as identity primary key,
  hotel_id int not null,
  city_id int not null,
  number text not null,
  constraint rooms_hotel_of_city foreign key (hotel_id, city_id) references hotels (id, city_id) on update cascade on delete cascade,
  constraint rooms_number_of_hotel unique (hotel_id, number),
  constraint rooms_id_of_hotel unique (id, hotel_id, city_id),
  constraint rooms_number_filled check (btrim(number) <> '')
);
comment on table rooms is 'The rooms a hotel lends to Uncle. A stay occupies exactly one (specification §3 availability).';
create index rooms_hotel on rooms (hotel_id, id);

-- hotels.room_count is derived: whatever a statement writes there, the counted number is stored.
create function count_rooms_of_hotel() returns trigger language plpgsql as $$
begin
  new.room_count := (select count(*) from rooms where hotel_id = new.id);
  return new;
end $$;
create trigger hotels_room_count before insert or update of room_count on hotels
  for each row execute function count_rooms_of_hotel();

create function recount_changed_hotels() returns trigger language plpgsql as $$
begin
  update hotels set room_count = room_count where id in (select distinct hotel_id from changed_rooms);
  return null;
end $$;
create trigger rooms_added after insert on rooms
  referencing new table as changed_rooms for each statement execute function recount_changed_hotels();
create trigger rooms_removed after delete on rooms
  referencing old table as changed_rooms for each statement execute function recount_changed_hotels();

create trigger rooms_stay_with_hotel before update on rooms
  for each row when (new.hotel_id <> old.hotel_id or new.id <> old.id)
  execute function refuse_change('a room cannot move to another hotel');

create table catalogue_loads (
  name text primary key,
  loaded_at timestamptz not null default now(),
  detail jsonb not null default '{}'
);
comment on table catalogue_loads is 'Which catalogues were loaded, so that a start never loads or resets one twice (decisions: the demo catalogue is loaded once).';
