-- Cards say how far a hotel is from a place, so the in-memory search has to learn of another import of maps.

create function note_places() returns trigger language plpgsql as $$
begin
  execute format('insert into catalogue_changes (kind) select ''everything'' where exists (select 1 from %I)',
    case tg_op when 'DELETE' then 'old_rows' else 'new_rows' end);
  return null;
end $$;
create trigger places_told_new after insert on places
  referencing new table as new_rows for each statement execute function note_places();
create trigger places_told_old after delete on places
  referencing old table as old_rows for each statement execute function note_places();
create trigger places_told_changed after update on places
  referencing new table as new_rows for each statement execute function note_places();
create trigger places_told_emptied after truncate on places
  for each statement execute function note_everything();
