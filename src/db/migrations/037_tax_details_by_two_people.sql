-- What two operators agreed with a hotel decides who supplies its stays (docs/decisions/0031): tax documents and the ledger
-- read one table, and confirming terms writes it.
create function write_tax_details() returns trigger language plpgsql as $$
begin
  insert into hotel_tax_details (hotel_id, valid_from, gstin, legal_name, address, pan_state, written_at)
    select h.id, new.from_day, new.gstin, coalesce(new.legal_name, h.name), coalesce(new.address, h.address), new.pan, new.confirmed_at
    from hotels h where h.id = new.hotel_id
    on conflict (hotel_id, valid_from) do update set gstin = excluded.gstin, legal_name = excluded.legal_name,
      address = excluded.address, pan_state = excluded.pan_state, written_at = excluded.written_at;
  return null;
end $$;
create trigger hotel_terms_count after insert or update on hotel_terms
  for each row when (new.confirmed_at is not null) execute function write_tax_details();
