-- Plans of cities, and the stations, airports and landmarks on them (docs/decisions/0085).

create table places (
  city_id int not null references cities (id),
  kind text not null,
  name text not null,
  lat double precision not null,
  lng double precision not null,
  rank smallint not null,
  primary key (city_id, kind, name),
  constraint places_kind_known check (kind in ('rail', 'metro', 'airport', 'landmark')),
  constraint places_name_form check (btrim(name) <> '' and length(name) <= 80),
  constraint places_on_the_globe check (lat between -90 and 90 and lng between -180 and 180),
  constraint places_rank_known check (rank in (1, 2))
);
comment on table places is 'Stations, airports and landmarks of a city: on its plan, and for the distance from a hotel. Replaced by uncle maps import.';
comment on column places.rank is '1: a main station, an airport or a landmark; 2: another station, named only on a near map.';
create index places_main on places (lat) where rank = 1;

create table city_plans (
  city_id int primary key references cities (id),
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  attribution text[] not null,
  layers jsonb not null,
  imported_at timestamptz not null,
  constraint city_plans_on_the_globe check (
    -180 <= west and west < east and east <= 180 and -90 <= south and south < north and north <= 90
  ),
  constraint city_plans_attributed check (cardinality(attribution) between 1 and 10),
  constraint city_plans_layers_form check (jsonb_typeof(layers) = 'object' and length(layers::text) <= 1000000)
);
comment on table city_plans is 'What a map without tiles draws of a city: water, coast, rail, metro, roads and outline, within its bounds. Replaced by uncle maps import.';
comment on column city_plans.attribution is 'Lines that have to be shown on every map drawn from it.';
comment on column city_plans.layers is 'As in the file (demo/maps/README.md): longitude before latitude.';
