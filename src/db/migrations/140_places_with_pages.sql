-- Places have addresses of their own, and an operator adds more than the plans hold (decision 0097).

alter table places
  add column slug text not null generated always as (trim(both '-' from regexp_replace(lower(name), '[^a-z0-9]+', '-', 'g'))) stored,
  add column is_added boolean not null default false,
  drop constraint places_kind_known,
  add constraint places_kind_known
    check (kind in ('rail', 'metro', 'airport', 'landmark', 'college', 'hospital', 'mall')) not valid;
alter table places validate constraint places_kind_known;
comment on table places is 'Stations, airports, landmarks and other places of a city: on its plan, for the distance from a hotel, and each with a page of the hotels near it.';
comment on column places.slug is 'The place in an address: /hotels-in-pune-near-swargate. Of two places of a city with one slug, the main one has the page.';
comment on column places.is_added is 'Added by uncle places import: the next import of the city''s plan leaves it alone.';
create index places_by_slug on places (city_id, slug);
