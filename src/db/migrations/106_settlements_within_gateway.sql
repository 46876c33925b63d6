-- A recorded settlement cannot exceed the gateway's balance, so a typing error cannot create money.
create function keep_settlement_within_gateway() returns trigger language plpgsql as $$
declare
  held bigint;
begin
  if (select p.kind from ledger_postings p where p.id = new.posting_id) <> 'gateway_settled' then
    return new;
  end if;
  perform pg_advisory_xact_lock(7007, 0);
  select coalesce(sum(paise), 0) into held from ledger_entries where account = 'gateway';
  if held + new.paise < 0 then
    raise exception 'the gateway holds %, not %', held, -new.paise
      using errcode = 'check_violation', constraint = 'settlements_within_gateway', table = 'ledger_entries';
  end if;
  return new;
end $$;
create trigger settlements_within_gateway before insert on ledger_entries
  for each row when (new.account = 'gateway' and new.paise < 0) execute function keep_settlement_within_gateway();
