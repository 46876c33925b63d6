-- What guests search for and do not find, without anything of who searched (docs/decisions/0037).

create table demand_counts (
  id bigint generated always as identity primary key,
  stay_day date not null,
  city_id int not null references cities (id),
  locality_id int,
  slot smallint not null,
  lead text not null,
  emptied_by text not null,
  searches int not null,
  without_room int not null,
  constraint demand_counts_once unique nulls not distinct (stay_day, city_id, locality_id, slot, lead, emptied_by),
  constraint demand_counts_locality_of_city foreign key (locality_id, city_id) references localities (id, city_id),
  constraint demand_counts_slot_known check (slot between 0 and 4),
  constraint demand_counts_lead_known check (lead in ('same_day', 'day_before', 'within_a_week', 'later')),
  constraint demand_counts_emptied_by_known check (emptied_by in (
    'none', 'has_bathtub', 'same_sex', 'has_love_kit', 'only_payAtHotel', 'breakfast', 'ac', 'parking', 'price',
    'rating', 'near', 'locality', 'several', 'unknown')),
  constraint demand_counts_some check (searches > 0 and without_room between 0 and searches),
  constraint demand_counts_emptied check (emptied_by = 'none' or without_room = searches)
);
comment on table demand_counts is 'Searches for stays that begin on stay_day, of all processes together, and how many of them found no free room. locality_id: the only locality searched. lead: how early. emptied_by: the filter without which a room was free. Nothing of who searched.';
create index demand_counts_city on demand_counts (city_id, stay_day);
create index demand_counts_locality on demand_counts (locality_id) where locality_id is not null;
