-- A hotel's page stays cached until the feed of changes names the hotel (decision 0022), so every change of what the page
-- shows has to write to the feed. Migration 019 does so for cards and prices. This one adds reviews with their answers and
-- pictures, checks, terms (they name who runs the hotel), and the city's map.

do $$
declare
  part record;
begin
  for part in select * from (values
    ('reviews', 'note_hotels', 'hotel_id'), ('review_answers', 'note_hotels', 'hotel_id'),
    ('hotel_checks', 'note_hotels', 'hotel_id'), ('hotel_terms', 'note_hotels', 'hotel_id'),
    ('city_plans', 'note_cities', 'city_id')
  ) parts (name, tell, id) loop
    execute format('create trigger %1$s_told_new after insert on %1$s
      referencing new table as new_rows for each statement execute function %2$s(%3$L)', part.name, part.tell, part.id);
    execute format('create trigger %1$s_told_old after delete on %1$s
      referencing old table as old_rows for each statement execute function %2$s(%3$L)', part.name, part.tell, part.id);
    execute format('create trigger %1$s_told_changed after update on %1$s referencing old table as old_rows new table as new_rows
      for each statement execute function %2$s(%3$L)', part.name, part.tell, part.id);
    execute format('create trigger %1$s_told_emptied after truncate on %1$s
      for each statement execute function note_everything()', part.name);
  end loop;
end $$;

-- A review's picture refers to the review, not to the hotel. If the review is deleted too, its own trigger tells the feed.
create function note_review_pictures() returns trigger language plpgsql as $$
begin
  execute format('insert into catalogue_changes (kind, hotel_id)
    select distinct ''hotel'', r.hotel_id from %s p join reviews r on r.id = p.review_id', case tg_op
    when 'INSERT' then 'new_rows' when 'DELETE' then 'old_rows'
    else '(select review_id from new_rows union select review_id from old_rows)' end);
  return null;
end $$;
create trigger review_pictures_told_new after insert on review_pictures
  referencing new table as new_rows for each statement execute function note_review_pictures();
create trigger review_pictures_told_old after delete on review_pictures
  referencing old table as old_rows for each statement execute function note_review_pictures();
create trigger review_pictures_told_changed after update on review_pictures
  referencing old table as old_rows new table as new_rows for each statement execute function note_review_pictures();
create trigger review_pictures_told_emptied after truncate on review_pictures
  for each statement execute function note_everything();

-- A destroyed picture disappears from its review.
create function note_destroyed_picture() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (kind, hotel_id)
    select 'hotel', r.hotel_id from review_pictures p join reviews r on r.id = p.review_id where p.picture_id = new.id;
  return null;
end $$;
create trigger pictures_told_destroyed after update of destroyed_at on pictures
  for each row when (new.destroyed_at is distinct from old.destroyed_at) execute function note_destroyed_picture();
