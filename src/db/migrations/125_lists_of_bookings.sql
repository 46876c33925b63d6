-- The office lists bookings of all hotels, and its people save the filters that they use.

create index bookings_by_checkin on bookings (checkin_at, id);
create index bookings_by_creation on bookings (created_at, id);
-- The list of a city; what asked for the city alone reads it too.
create index bookings_of_city on bookings (city_id, checkin_at, id);
drop index bookings_city;
create index refunds_failed on refunds (payment_id) where status = 'failed';

create table booking_views (
  id uuid primary key default gen_random_uuid(),
  operator_id uuid not null references operators (id),
  name text not null,
  filter jsonb not null,
  is_shared boolean not null default false,
  saved_at timestamptz not null,
  constraint booking_views_name_form check (name = btrim(name) and length(name) between 1 and 40),
  constraint booking_views_filter_form check (jsonb_typeof(filter) = 'object' and length(filter::text) <= 1000)
);
comment on table booking_views is 'Filters of the office''s list of bookings, saved under a name by one of its people. is_shared: an admin shows it to everybody there.';
create unique index booking_views_name_once on booking_views (operator_id, lower(name));
create index booking_views_shared on booking_views (saved_at) where is_shared;

-- Locks the person, so that two windows that save at once count each other.
create function keep_booking_views_few() returns trigger language plpgsql as $$
declare
  owner operators%rowtype;
begin
  select * into owner from operators where id = new.operator_id for no key update;
  if new.is_shared and (owner.role <> 'admin' or owner.ended_at is not null) then
    raise exception 'operator % shares no views', new.operator_id
      using errcode = 'check_violation', constraint = 'booking_views_shared_by_admin', table = tg_table_name;
  end if;
  if tg_op = 'INSERT' and (select count(*) from booking_views where operator_id = new.operator_id) >= 20 then
    raise exception 'operator % has twenty views', new.operator_id
      using errcode = 'check_violation', constraint = 'booking_views_few', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger booking_views_few before insert on booking_views
  for each row execute function keep_booking_views_few();
create trigger booking_views_shared_by_admin before update of is_shared on booking_views
  for each row when (new.is_shared and not old.is_shared) execute function keep_booking_views_few();
create trigger booking_views_owner_stays before update of operator_id on booking_views
  for each row when (old.operator_id <> new.operator_id) execute function refuse_change('a view stays with who saved it');
