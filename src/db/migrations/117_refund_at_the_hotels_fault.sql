-- A refund that the hotel bears: it lowers what the stay earns the hotel, and the value that is taxed. No account alone
-- may take a hotel's money, so an admin has to have confirmed a colleague's proposal of each.
alter table bookings add column hotel_fault_refund int not null default 0;
alter table bookings add constraint bookings_hotel_fault_refund_range check (hotel_fault_refund >= 0) not valid;
comment on column bookings.hotel_fault_refund is 'Rupees, GST included, that were refunded because the hotel did not give what it sold.';

create function keep_fault_refunds_confirmed() returns trigger language plpgsql as $$
declare
  confirmed int;
begin
  select coalesce(sum((p.terms ->> 'amount')::int), 0) into confirmed from office_proposals p
    where p.booking_id = new.id and p.kind = 'refund' and p.terms ->> 'for' = 'hotel'
      and p.status = 'confirmed' and p.decided_by <> p.proposed_by;
  if new.hotel_fault_refund < old.hotel_fault_refund or new.hotel_fault_refund > confirmed then
    raise exception 'booking %: % refunded at the hotel''s fault, % confirmed', new.id, new.hotel_fault_refund, confirmed
      using errcode = 'check_violation', constraint = 'fault_refunds_confirmed', table = 'bookings';
  end if;
  return new;
end $$;
create trigger bookings_fault_refunds_confirmed before update of hotel_fault_refund on bookings
  for each row when (old.hotel_fault_refund is distinct from new.hotel_fault_refund)
  execute function keep_fault_refunds_confirmed();
