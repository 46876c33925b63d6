-- Stores the names of cities, localities and places in every language of the guests' pages.

create function is_names(names jsonb) returns boolean immutable language sql as $$
  select jsonb_typeof(names) = 'object' and length(names::text) <= 1000
    and not exists (select 1 from jsonb_each(case jsonb_typeof(names) when 'object' then names else '{}' end) each_name (language, name)
      where language !~ '^[a-z]{2}$' or jsonb_typeof(name) <> 'string' or btrim(name #>> '{}') = '')
$$;

alter table cities add column names jsonb not null default '{}', add constraint cities_names_form check (is_names(names));
alter table localities add column names jsonb not null default '{}', add constraint localities_names_form check (is_names(names));
alter table places add column names jsonb not null default '{}', add constraint places_names_form check (is_names(names));

comment on column cities.names is 'The name in other languages than English, by their codes: {"hi": "पुणे"}. Also finds the city.';
comment on column localities.names is 'As cities.names.';
comment on column places.names is 'As cities.names; from the file of the plan.';

-- Cached responses contain these names, so a changed name must invalidate them.
drop trigger cities_shown on cities;
drop trigger localities_shown on localities;
create trigger cities_shown after update of name, names on cities for each statement execute function hotels_shown_changed();
create trigger localities_shown after update of name, names on localities for each statement execute function hotels_shown_changed();
