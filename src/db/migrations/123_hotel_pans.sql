-- The PAN of a hotel without a GSTIN, which form 26Q names. Sealed like an ID: the database alone cannot read it.
create table hotel_pans (
  terms_id int primary key references hotel_terms (id) on delete cascade,
  sealed bytea not null,
  encrypted_key bytea not null,
  ending text not null,
  constraint hotel_pans_ending_form check (ending ~ '^[0-9]{3}[A-Z]$')
);
comment on table hotel_pans is 'The PAN given with a hotel''s terms, sealed with a key of its own, and its last four characters. Confirmed with the terms.';

-- The second person confirmed the terms with this PAN: it stays as it is, except that its key is wrapped again by a new master key.
create function keep_hotel_pan() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if exists (select 1 from hotel_terms t where t.id = new.terms_id and (t.confirmed_at is not null or t.pan = 'missing')) then
      raise exception 'a PAN is given with terms that wait for a second person' using errcode = 'check_violation', constraint = 'hotel_pans_with_proposal';
    end if;
    return new;
  end if;
  if tg_op = 'UPDATE' and (new.terms_id, new.sealed, new.ending) is distinct from (old.terms_id, old.sealed, old.ending)
    or tg_op = 'DELETE' and exists (select 1 from hotel_terms t where t.id = old.terms_id and t.confirmed_at is not null) then
    raise exception 'a PAN stays as it was given' using errcode = 'check_violation', constraint = 'hotel_pans_stay';
  end if;
  return coalesce(new, old);
end $$;
create trigger hotel_pans_stay before insert or update or delete on hotel_pans for each row execute function keep_hotel_pan();
