-- Stays that have begun are sold only by hotels whose reception is staffed (docs/decisions/0071).

alter table hotels add column open_all_night boolean not null default false;
comment on column hotels.open_all_night is 'A manager or the office has declared that the reception is staffed all night: stays that have begun are sold without recent desk activity.';

-- Written at most once every few minutes per hotel.
create table desk_life (
  hotel_id int primary key references hotels (id) on delete cascade,
  seen_at timestamptz not null
);
comment on table desk_life is 'When a hotel''s desk was last active, accurate to a few minutes.';
create trigger desk_life_told_new after insert on desk_life
  referencing new table as new_rows for each statement execute function note_hotels('hotel_id');
create trigger desk_life_told_old after delete on desk_life
  referencing old table as old_rows for each statement execute function note_hotels('hotel_id');
create trigger desk_life_told_changed after update on desk_life
  referencing old table as old_rows new table as new_rows for each statement execute function note_hotels('hotel_id');
create trigger desk_life_told_emptied after truncate on desk_life
  for each statement execute function note_everything();
