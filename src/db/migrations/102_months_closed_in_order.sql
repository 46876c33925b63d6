-- A hotel's months must be closed in order: once a later month is closed, an earlier one can never be closed.
create or replace function keep_statement_true() returns trigger language plpgsql as $$
declare
  before bigint;
  after bigint;
  open_since timestamptz;
begin
  perform lock_books(new.hotel_id);
  if exists (select 1 from statements s where s.hotel_id = new.hotel_id and s.month > new.month) then
    raise exception 'hotel %: a later month than % is closed', new.hotel_id, new.month
      using errcode = 'check_violation', constraint = 'statements_in_order';
  end if;
  select max(month_end(s.month)) into open_since from statements s where s.hotel_id = new.hotel_id;
  if exists (select 1 from ledger_entries e join ledger_postings p on p.id = e.posting_id
      where e.hotel_id = new.hotel_id and e.account = 'hotel' and p.at < month_start(new.month)
        and (open_since is null or p.at >= open_since)) then
    raise exception 'hotel %: a month before % is open', new.hotel_id, new.month
      using errcode = 'check_violation', constraint = 'statements_in_order';
  end if;
  select coalesce(-sum(e.paise) filter (where p.at < month_start(new.month)), 0),
      coalesce(-sum(e.paise) filter (where p.at < month_end(new.month)), 0) into before, after
    from ledger_entries e join ledger_postings p on p.id = e.posting_id where e.hotel_id = new.hotel_id;
  if new.opening <> before or new.closing <> after then
    raise exception 'hotel %, %: from % to %, the books say % to %', new.hotel_id, new.month, new.opening, new.closing, before, after
      using errcode = 'check_violation', constraint = 'statements_as_booked';
  end if;
  return new;
end $$;
