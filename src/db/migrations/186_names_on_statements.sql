-- A closed statement keeps the name that the hotel had. Its terms, rates and account are read by date: none is backdated.

alter table statements add column hotel_name text not null default '';
comment on column statements.hotel_name is 'The hotel''s name when the month was closed; of months closed before this column existed, the name it had then.';
alter table statements disable trigger statements_stay;
update statements s set hotel_name = h.name from hotels h where h.id = s.hotel_id;
alter table statements enable trigger statements_stay;
alter table statements add constraint statements_hotel_name_filled check (hotel_name <> '');

create function write_name_on_statement() returns trigger language plpgsql as $$
begin
  select name into new.hotel_name from hotels where id = new.hotel_id;
  return new;
end $$;
create trigger statements_named before insert on statements
  for each row execute function write_name_on_statement();
