-- A stay that has begun is sold where somebody is there to receive the guests (docs/decisions/0071).

alter table hotels add column open_all_night boolean not null default false;
comment on column hotels.open_all_night is 'Somebody is at the reception all night, as a manager or the office says: stays that have begun are sold without a sign of life.';

-- Written at most every few minutes for a device of the desk.
create table desk_life (
  hotel_id int primary key references hotels (id) on delete cascade,
  seen_at timestamptz not null
);
comment on table desk_life is 'When somebody at a hotel''s desk last read or pressed something, to within minutes.';
create trigger desk_life_told_new after insert on desk_life
  referencing new table as new_rows for each statement execute function note_hotels('hotel_id');
create trigger desk_life_told_old after delete on desk_life
  referencing old table as old_rows for each statement execute function note_hotels('hotel_id');
create trigger desk_life_told_changed after update on desk_life
  referencing old table as old_rows new table as new_rows for each statement execute function note_hotels('hotel_id');
create trigger desk_life_told_emptied after truncate on desk_life
  for each statement execute function note_everything();
