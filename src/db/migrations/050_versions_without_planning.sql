-- A function of SQL is planned at each call, and so was the choice of the booking that a row belongs to: half a millisecond
-- of every booking. PL/pgSQL keeps its plans for the connection (decision 0019).

create or replace function raise_guest_versions(guests uuid[]) returns void language plpgsql as $$
begin
  -- In the order of their ids, so that two transactions never wait for each other.
  insert into guest_versions (user_id) select distinct guest from unnest(guests) guest where guest is not null order by guest
    on conflict (user_id) do update set version = guest_versions.version + 1;
end $$;

create or replace function guests_of_booking(asked_booking uuid) returns uuid[] language plpgsql stable as $$
begin
  return array(
    select b.user_id from bookings b where b.id = asked_booking
    union all select u.id from booking_partners p join users u on u.phone = p.phone where p.booking_id = asked_booking
  );
end $$;

-- Which column names the booking is the trigger's argument; rows of `refunds` have none and name a payment.
create or replace function booking_shown_changed() returns trigger language plpgsql as $$
declare
  changed record;
  changed_booking uuid;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  if tg_table_name = 'refunds' then
    select p.booking_id into changed_booking from payments p where p.id = changed.payment_id;
  elsif tg_argv[0] = 'id' then
    changed_booking := changed.id;
  else
    changed_booking := changed.booking_id;
  end if;
  perform raise_guest_versions(guests_of_booking(changed_booking));
  return null;
end $$;

-- Each of them returns one row. The planner took them for a thousand, and lock_guest joined to quote_facts for a million:
-- a server that compiles dear statements (`jit`, on by default) then compiled this one at every booking.
alter function lock_guest (uuid, timestamptz, timestamptz) rows 1;
alter function quote_facts (uuid, int, text, int, text, text, timestamptz) rows 1;
alter function write_booking (jsonb, text[], jsonb) rows 1;
