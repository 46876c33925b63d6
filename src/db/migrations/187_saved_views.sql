-- The office saves filters of each of its lists: bookings, hotels, guests and payouts.

alter table booking_views rename to saved_views;
alter table saved_views rename constraint booking_views_pkey to saved_views_pkey;
alter table saved_views rename constraint booking_views_operator_id_fkey to saved_views_operator_id_fkey;
alter table saved_views rename constraint booking_views_name_form to saved_views_name_form;
alter table saved_views rename constraint booking_views_filter_form to saved_views_filter_form;
alter index booking_views_shared rename to saved_views_shared;
alter trigger booking_views_owner_stays on saved_views rename to saved_views_owner_stays;
comment on table saved_views is 'Filters of the office''s lists, saved under a name by one of its people. is_shared: an admin shows it to everybody there.';

-- A saved view contains no personal data: no phone number, and no words from the list of guests.
delete from saved_views where name ~ '([0-9][ ()+.-]*){10}'
  or jsonb_path_exists(filter, '$.* ? (@ like_regex "([0-9][ ()+.-]*){10}")');
alter table saved_views
  add column list text not null default 'bookings',
  add constraint saved_views_list_known check (list in ('bookings', 'hotels', 'guests', 'payouts')),
  add constraint saved_views_no_guest check (list <> 'guests' or filter - 'only' = '{}'::jsonb),
  add constraint saved_views_no_phone check (name !~ '([0-9][ ()+.-]*){10}'
    and not jsonb_path_exists(filter, '$.* ? (@ like_regex "([0-9][ ()+.-]*){10}")'));
create unique index saved_views_name_once on saved_views (operator_id, list, lower(name));
drop index booking_views_name_once;

-- Locks the operator, so that two windows saving together cannot exceed the limit. The serving role may lock operators only
-- through `lock_operator`. The previous trigger locked the row itself, so nobody could save a view.
create function keep_saved_views_few() returns trigger language plpgsql as $$
declare
  owner operators%rowtype;
begin
  perform lock_operator(new.operator_id);
  select * into owner from operators where id = new.operator_id;
  if new.is_shared and (owner.role <> 'admin' or owner.ended_at is not null) then
    raise exception 'operator % shares no views', new.operator_id
      using errcode = 'check_violation', constraint = 'saved_views_shared_by_admin', table = tg_table_name;
  end if;
  if tg_op = 'INSERT' and (select count(*) from saved_views where operator_id = new.operator_id) >= 20 then
    raise exception 'operator % has twenty views', new.operator_id
      using errcode = 'check_violation', constraint = 'saved_views_few', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger saved_views_few before insert on saved_views
  for each row execute function keep_saved_views_few();
create trigger saved_views_shared_by_admin before update of is_shared on saved_views
  for each row when (new.is_shared and not old.is_shared) execute function keep_saved_views_few();
create trigger saved_views_list_stays before update of list on saved_views
  for each row when (old.list <> new.list) execute function refuse_change('a view stays with its list');
drop trigger booking_views_few on saved_views;
drop trigger booking_views_shared_by_admin on saved_views;
drop function keep_booking_views_few();

-- Processes of the previous release use this view until they are replaced.
create view booking_views as
  select id, operator_id, name, filter, is_shared, saved_at from saved_views where list = 'bookings';
comment on view booking_views is 'Read and written by the release before migration 187 only.';

-- Finds the payouts of a month for the list of payouts.
create index payouts_by_month on payouts (month, run_id);
