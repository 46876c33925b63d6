-- What changed of the catalogue and of its rooms, for the processes that answer searches from memory (decision 0018).

-- Unlogged: a change costs no write-ahead log, and a crash empties the table. catalogue_epoch is emptied with it, which
-- tells the readers that changes may be missing.
create unlogged table catalogue_changes (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  kind text not null,
  hotel_id int,
  city_id int,
  period tstzrange,
  constraint catalogue_changes_kind_known check (kind in ('stays', 'hotel', 'city', 'everything')),
  constraint catalogue_changes_name_it check (
    (kind in ('stays', 'hotel')) = (hotel_id is not null) and (kind = 'city') = (city_id is not null)
    and (kind = 'stays') = (period is not null)
  )
);
create index catalogue_changes_xid on catalogue_changes (xid);
comment on table catalogue_changes is 'A hotel, a city, or the stays of a hotel in a period that a transaction has changed. Read by xid, from the oldest transaction that ran at the previous reading; its order of ids would lose changes. Emptied by a crash.';

create unlogged table catalogue_epoch (
  only_row boolean primary key default true,
  epoch uuid not null default gen_random_uuid(),
  purged_below xid8 not null default '0',
  purge_next xid8 not null default pg_snapshot_xmin(pg_current_snapshot()),
  marked_at timestamptz not null default clock_timestamp(),
  constraint catalogue_epoch_one_row check (only_row)
);
comment on table catalogue_epoch is 'One row, gone after a crash together with catalogue_changes: readers start again when its epoch changes. Changes of transactions below purged_below are deleted; those below purge_next could be read by everybody at marked_at and go next.';

-- A statement that changes more hotels than this is told in one row.
create function most_changed_hotels() returns int language sql immutable as $$ select 1000 $$;

-- A row for each hotel, with a period around all its stays that changed.
create function note_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into catalogue_changes (kind, hotel_id, period)
      select 'stays', hotel_id, tstzrange(min(lower(period)), max(upper(period))) from new_rows group by hotel_id;
  elsif tg_op = 'DELETE' then
    insert into catalogue_changes (kind, hotel_id, period)
      select 'stays', hotel_id, tstzrange(min(lower(period)), max(upper(period))) from old_rows group by hotel_id;
  else
    insert into catalogue_changes (kind, hotel_id, period)
      select 'stays', moved.hotel_id, tstzrange(min(lower(moved.period)), max(upper(moved.period)))
      from old_rows o join new_rows n using (id),
        lateral (values (o.hotel_id, o.period), (n.hotel_id, n.period)) moved (hotel_id, period)
      where (o.status, o.period, o.room_id, o.hotel_id) is distinct from (n.status, n.period, n.room_id, n.hotel_id)
      group by moved.hotel_id;
  end if;
  return null;
end $$;
create trigger stays_told_new after insert on stays
  referencing new table as new_rows for each statement execute function note_stays();
create trigger stays_told_old after delete on stays
  referencing old table as old_rows for each statement execute function note_stays();
create trigger stays_told_changed after update on stays
  referencing old table as old_rows new table as new_rows for each statement execute function note_stays();

-- Hotels, and what belongs to one: the argument names the column that holds the hotel's id.
create function note_hotels() returns trigger language plpgsql as $$
declare
  ids int[];
begin
  execute format(case tg_op
    when 'INSERT' then 'select array_agg(distinct %1$I) from new_rows'
    when 'DELETE' then 'select array_agg(distinct %1$I) from old_rows'
    else 'select array_agg(id) from (select %1$I as id from new_rows union select %1$I from old_rows) named'
  end, tg_argv[0]) into ids;
  if cardinality(ids) > most_changed_hotels() then
    insert into catalogue_changes (kind) values ('everything');
  else
    insert into catalogue_changes (kind, hotel_id) select 'hotel', id from unnest(ids) id;
  end if;
  return null;
end $$;

-- Cities and localities: the argument names the column that holds the city's id.
create function note_cities() returns trigger language plpgsql as $$
begin
  execute format('insert into catalogue_changes (kind, city_id) select distinct ''city'', %I from %I',
    tg_argv[0], case tg_op when 'DELETE' then 'old_rows' else 'new_rows' end);
  return null;
end $$;

-- A truncation says nothing of its rows.
create function note_everything() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (kind) values ('everything');
  return null;
end $$;

do $$
declare
  part record;
begin
  for part in select * from (values
    ('hotels', 'note_hotels', 'id'), ('hotel_slot_prices', 'note_hotels', 'hotel_id'),
    ('hotel_pictures', 'note_hotels', 'hotel_id'), ('rooms', 'note_hotels', 'hotel_id'),
    ('cities', 'note_cities', 'id'), ('localities', 'note_cities', 'city_id')
  ) parts (name, tell, id) loop
    execute format('create trigger %1$s_told_new after insert on %1$s
      referencing new table as new_rows for each statement execute function %2$s(%3$L)', part.name, part.tell, part.id);
    execute format('create trigger %1$s_told_old after delete on %1$s
      referencing old table as old_rows for each statement execute function %2$s(%3$L)', part.name, part.tell, part.id);
    execute format('create trigger %1$s_told_changed after update on %1$s referencing old table as old_rows new table as new_rows
      for each statement execute function %2$s(%3$L)', part.name, part.tell, part.id);
  end loop;
  for part in select unnest('{hotels,hotel_slot_prices,hotel_pictures,rooms,stays,cities,localities}'::text[]) as name loop
    execute format('create trigger %1$s_told_emptied after truncate on %1$s
      for each statement execute function note_everything()', part.name);
  end loop;
end $$;
