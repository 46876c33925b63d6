-- UPI accounts of hotels, set by their managers and shown as a QR code on bills (docs/decisions/0079).

create table hotel_upi (
  id bigint generated always as identity primary key,
  hotel_id int not null,
  vpa text,
  payee text,
  set_by uuid not null,
  set_at timestamptz not null,
  constraint hotel_upi_set_by_staff foreign key (set_by, hotel_id) references hotel_staff (id, hotel_id),
  constraint hotel_upi_whole check (num_nonnulls(vpa, payee) in (0, 2)),
  constraint hotel_upi_vpa_form check (vpa ~ '^[a-z0-9._-]{2,190}@[a-z][a-z0-9]{1,63}$'),
  constraint hotel_upi_payee_form check (btrim(payee) <> '' and length(payee) <= 60)
);
comment on table hotel_upi is 'UPI accounts of hotels, one row for each change; the last one counts, and one without an address takes it away. Rows never change.';
create index hotel_upi_hotel on hotel_upi (hotel_id, id);
create index hotel_upi_set_by on hotel_upi (set_by);
create trigger hotel_upi_stays before update or delete on hotel_upi
  for each row execute function refuse_change('who set a UPI account stays written');

create function set_upi_by_manager() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from hotel_staff s where s.id = new.set_by and s.role = 'manager' and s.ended_at is null) then
    raise exception 'only a manager sets a UPI account' using errcode = 'check_violation', constraint = tg_name;
  end if;
  return new;
end $$;
create trigger hotel_upi_by_manager before insert on hotel_upi for each row execute function set_upi_by_manager();
