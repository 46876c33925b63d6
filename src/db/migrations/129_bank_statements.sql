-- Our current account as the bank shows it, line by line, matched by UTR with what we know. What matches nothing is explained
-- by two admins; only bank charges and interest are posted.

alter table ledger_postings drop constraint ledger_postings_kind_known;
alter table ledger_postings add constraint ledger_postings_kind_known check (kind in (
  'payment_settled', 'refund_asked', 'refund_processed', 'credit', 'stay', 'gateway_settled', 'payout_paid', 'payout_returned',
  'correction', 'tax_paid', 'tax_taken_back', 'dispute_opened', 'dispute_won', 'dispute_lost', 'bank_charges', 'bank_interest'
));
alter table ledger_entries drop constraint ledger_entries_account_known;
alter table ledger_entries add constraint ledger_entries_account_known check (account in (
  'gateway', 'bank', 'disputed', 'guest_money', 'guest_refunds', 'guest_credits', 'hotel', 'commission', 'coupons',
  'referral_discounts', 'credits_given', 'relocations', 'goodwill', 'tax_borne', 'rounding', 'gateway_fees', 'bank_charges',
  'bank_interest', 'dispute_losses', 'corrections', 'gst_commission', 'gst_rooms', 'gst_input', 'tcs', 'tds'
));

-- domain/bank/match-lines.ts says the same. Self-contained, because a restore runs it without a search path.
create function bank_tokens(reference text, description text) returns text[] language sql immutable as $$
  select coalesce(array_agg(distinct t.token order by t.token), '{}') from (
    select ltrim(regexp_replace(upper(reference), '[^A-Z0-9]', '', 'g'), '0') as token
    union all
    select ltrim(word, '0') from regexp_split_to_table(upper(reference || ' ' || description), '[^A-Z0-9]+') word
  ) t where length(t.token) >= 6 and t.token ~ '[0-9]'
$$;
comment on function bank_tokens is 'What may be a UTR in a line of a bank statement: its reference, and each word that has a digit.';
create function bank_token(utr text) returns text language sql immutable as $$
  select ltrim(regexp_replace(upper(utr), '[^A-Z0-9]', '', 'g'), '0')
$$;
comment on function bank_token is 'Our own UTR, as bank_tokens reads it.';

create table bank_statements (
  id int generated always as identity primary key,
  account text not null,
  from_day date not null,
  until_day date not null,
  opening bigint not null,
  closing bigint not null,
  new_lines int not null,
  new_paise bigint not null,
  file_name text not null,
  read_by uuid not null references operators (id),
  read_at timestamptz not null,
  reason text not null,
  constraint bank_statements_id_of_account unique (id, account),
  constraint bank_statements_account_form check (account ~ '^[0-9]{4}$'),
  constraint bank_statements_days_in_order check (from_day <= until_day),
  constraint bank_statements_new_lines_range check (new_lines between 1 and 5000),
  constraint bank_statements_file_name_length check (length(file_name) between 1 and 200),
  constraint bank_statements_reason_visible check (visible_length(reason) >= 4 and length(reason) <= 200)
);
comment on table bank_statements is 'A file of the bank that was read: the last four digits of our account, its days, the balance before and after it in paise, and how many lines were new and what they move together. Never changed.';
create index bank_statements_until on bank_statements (account, until_day);
create index bank_statements_read_by on bank_statements (read_by);

create table bank_lines (
  id bigint generated always as identity primary key,
  statement_id int not null,
  line int not null,
  account text not null,
  booked_on date not null,
  reference text not null,
  description text not null,
  paise bigint not null,
  balance bigint not null,
  tokens text[] not null generated always as (bank_tokens(reference, description)) stored,
  constraint bank_lines_of_statement foreign key (statement_id, account) references bank_statements (id, account),
  constraint bank_lines_once unique (account, booked_on, reference, paise, balance),
  constraint bank_lines_move check (paise <> 0),
  constraint bank_lines_texts_length check (length(reference) <= 60 and length(description) <= 300)
);
comment on table bank_lines is 'A line of our current account, in paise: above zero it came in. balance: after it; it tells two charges of one day and amount apart. tokens: what may be a UTR. Never changed.';
create index bank_lines_statement on bank_lines (statement_id);
create index bank_lines_day on bank_lines (booked_on, id);
create index bank_lines_tokens on bank_lines using gin (tokens);

create table bank_matches (
  line_id bigint primary key references bank_lines (id),
  kind text not null,
  ours text not null,
  constraint bank_matches_kind_known check (kind in ('settlement', 'payout', 'payout_return', 'refund')),
  constraint bank_matches_ours_once unique (kind, ours)
);
comment on table bank_matches is 'A line that shows a settlement, a payout, a payout that came back, or a refund paid from our bank; written by match_bank_lines only. Never changed.';

create table bank_explanations (
  line_id bigint primary key references bank_lines (id),
  kind text not null,
  proposed_by uuid not null references operators (id),
  proposed_at timestamptz not null,
  reason text not null,
  confirmed_by uuid references operators (id),
  confirmed_at timestamptz,
  constraint bank_explanations_kind_known check (kind in ('charges', 'interest', 'booked_otherwise', 'outside_books')),
  constraint bank_explanations_reason_visible check (visible_length(reason) >= 4 and length(reason) <= 200),
  constraint bank_explanations_two_people check (confirmed_by <> proposed_by),
  constraint bank_explanations_confirmed_whole check ((confirmed_by is null) = (confirmed_at is null) and confirmed_at >= proposed_at)
);
comment on table bank_explanations is 'Why a line that matches nothing is right all the same. Charges and interest are posted once a second admin has confirmed it; until then it may be dropped.';
create index bank_explanations_waiting on bank_explanations (proposed_at) where confirmed_at is null;
create index bank_explanations_proposed_by on bank_explanations (proposed_by);
create index bank_explanations_confirmed_by on bank_explanations (confirmed_by) where confirmed_by is not null;

create trigger bank_statements_stay before update or delete on bank_statements
  for each row execute function refuse_change('what the bank showed stays written');
create trigger bank_statements_no_truncate before truncate on bank_statements
  for each statement execute function refuse_change('what the bank showed stays written');
create trigger bank_lines_stay before update or delete on bank_lines
  for each row execute function refuse_change('what the bank showed stays written');
create trigger bank_lines_no_truncate before truncate on bank_lines
  for each statement execute function refuse_change('what the bank showed stays written');
create trigger bank_matches_stay before update or delete on bank_matches
  for each row execute function refuse_change('what the bank showed stays written');
create trigger bank_matches_no_truncate before truncate on bank_matches
  for each statement execute function refuse_change('what the bank showed stays written');

-- A statement comes whole, and nothing is added to it afterwards.
create function keep_bank_statement_whole() returns trigger language plpgsql as $$
begin
  if (new.new_lines, new.new_paise) is distinct from (
    select (count(*)::int, coalesce(sum(l.paise), 0)::bigint) from bank_lines l where l.statement_id = new.id
  ) then
    raise exception 'the lines of bank statement % are not those that it says', new.id
      using errcode = 'check_violation', constraint = 'bank_statements_whole', table = 'bank_statements';
  end if;
  return null;
end $$;
create constraint trigger bank_statements_whole after insert on bank_statements
  deferrable initially deferred for each row execute function keep_bank_statement_whole();
create function keep_bank_lines_within() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from bank_statements s join bank_lines l on l.statement_id = s.id
    where s.id in (select a.statement_id from added a) group by s.id having count(*) > s.new_lines
  ) then
    raise exception 'a bank statement that was read gets no more lines'
      using errcode = 'check_violation', constraint = 'bank_lines_within_statement', table = 'bank_lines';
  end if;
  return null;
end $$;
create trigger bank_lines_within_statement after insert on bank_lines referencing new table as added
  for each statement execute function keep_bank_lines_within();

-- What we know under a UTR. Above zero it comes in. is_booked: whether our books have it.
create function bank_transfers() returns table (kind text, id text, token text, paise bigint, is_booked boolean, day date)
language sql stable as $$
  select 'settlement', s.reference, bank_token(s.utr), s.net, s.confirmed_at is not null, s.settled_on from settlements s
  union all
  select 'payout', p.id::text, bank_token(p.bank_reference), -p.amount, true, (p.paid_at at time zone 'Asia/Kolkata')::date
  from payouts p where p.bank_reference is not null
  union all
  select 'payout_return', p.id::text, bank_token(p.bank_reference), p.amount, p.returned_at is not null,
    (p.returned_at at time zone 'Asia/Kolkata')::date
  from payouts p where p.bank_reference is not null
  union all
  select 'refund', r.id::text, bank_token(r.reference), r.amount * -100::bigint, true, (r.processed_at at time zone 'Asia/Kolkata')::date
  from refunds r where r.paid_from = 'bank' and r.status = 'processed' and r.reference is not null
$$;
comment on function bank_transfers is 'Settlements, payouts, payouts that came back and refunds from our bank, as a bank statement shows them, in paise.';
create index settlements_bank_token on settlements (bank_token(utr));
create index payouts_bank_token on payouts (bank_token(bank_reference)) where bank_reference is not null;
create index refunds_bank_token on refunds (bank_token(reference)) where paid_from = 'bank';

-- Held until the end of the transaction, so that a line and the payout it shows, written at once, find each other.
create function lock_bank_lines() returns void language sql as $$ select pg_advisory_xact_lock(7008, 0) $$;

create function match_bank_lines(asked text[]) returns void language plpgsql as $$
declare
  found record;
begin
  perform lock_bank_lines();
  for found in
    select l.id as line, t.kind, t.id from bank_lines l
      join bank_transfers() t on t.token = any(asked) and t.token = any(l.tokens) and t.paise = l.paise and t.is_booked
    where l.tokens && asked
      and not exists (select 1 from bank_matches m where m.line_id = l.id or m.kind = t.kind and m.ours = t.id)
      and not exists (select 1 from bank_explanations e where e.line_id = l.id)
    order by l.booked_on, l.id, t.kind, t.id
  loop
    insert into bank_matches (line_id, kind, ours) values (found.line, found.kind, found.id) on conflict do nothing;
  end loop;
end $$;
comment on function match_bank_lines is 'Matches lines of the bank with what we know under these UTRs, where the amount is the same. domain/bank/match-lines.ts says the same.';

create function keep_bank_matches() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1 from bank_lines l join bank_transfers() t on t.token = any(l.tokens) and t.paise = l.paise and t.is_booked
    where l.id = new.line_id and t.kind = new.kind and t.id = new.ours
  ) or exists (select 1 from bank_explanations e where e.line_id = new.line_id) then
    raise exception 'line % of the bank does not show % %', new.line_id, new.kind, new.ours
      using errcode = 'check_violation', constraint = 'bank_matches_true', table = 'bank_matches';
  end if;
  return new;
end $$;
create trigger bank_matches_true before insert on bank_matches for each row execute function keep_bank_matches();

create function match_new_bank_lines() returns trigger language plpgsql as $$
begin
  perform match_bank_lines(array(select distinct unnest(a.tokens) from added a));
  return null;
end $$;
create trigger bank_lines_matched after insert on bank_lines referencing new table as added
  for each statement execute function match_new_bank_lines();
create function match_changed_transfer() returns trigger language plpgsql as $$
begin
  perform match_bank_lines(array[bank_token(to_jsonb(new) ->> tg_argv[0])]);
  return null;
end $$;
create trigger settlements_matched after update on settlements
  for each row when (new.confirmed_at is not null) execute function match_changed_transfer('utr');
create trigger payouts_matched after update on payouts
  for each row when (new.bank_reference is not null) execute function match_changed_transfer('bank_reference');
create trigger refunds_matched after update on refunds
  for each row when (new.paid_from = 'bank' and new.status = 'processed') execute function match_changed_transfer('reference');

create function keep_bank_explanations() returns trigger language plpgsql as $$
declare
  moved bigint := (select l.paise from bank_lines l where l.id = new.line_id);
begin
  perform lock_bank_lines();
  if tg_op = 'UPDATE' and (old.confirmed_at is not null or (to_jsonb(old) - '{confirmed_by,confirmed_at}'::text[])
      is distinct from (to_jsonb(new) - '{confirmed_by,confirmed_at}'::text[])) then
    raise exception 'the explanation of line % stays as it is', old.line_id
      using errcode = 'check_violation', constraint = 'bank_explanations_stay', table = 'bank_explanations';
  end if;
  if exists (select 1 from bank_matches m where m.line_id = new.line_id) then
    raise exception 'line % matches our books', new.line_id
      using errcode = 'check_violation', constraint = 'bank_explanations_of_unmatched', table = 'bank_explanations';
  end if;
  if new.kind = 'interest' and moved < 0 then
    raise exception 'interest comes in'
      using errcode = 'check_violation', constraint = 'bank_explanations_interest_comes_in', table = 'bank_explanations';
  end if;
  return new;
end $$;
create trigger bank_explanations_kept before insert or update on bank_explanations
  for each row execute function keep_bank_explanations();
create trigger bank_explanations_proposed_first before insert on bank_explanations
  for each row when (new.confirmed_at is not null) execute function refuse_change('an explanation is proposed before it is confirmed');
create trigger bank_explanations_stay before delete on bank_explanations
  for each row when (old.confirmed_at is not null) execute function refuse_change('a confirmed explanation stays written');
create trigger bank_explanations_no_truncate before truncate on bank_explanations
  for each statement execute function refuse_change('a confirmed explanation stays written');
create trigger bank_explanations_second_person before insert or update on bank_explanations
  for each row when (new.confirmed_by is not null) execute function refuse_new_second_person('confirmed_by', 'confirmed_at');

-- Posted by the table itself, as a settlement is. domain/ledger/movements.ts says the same.
create function post_bank_explanation() returns trigger language plpgsql as $$
declare
  line bank_lines := (select l from bank_lines l where l.id = new.line_id);
begin
  perform post_fact('bank_' || new.kind, new.line_id::text, null, null, line.booked_on::timestamp at time zone 'Asia/Kolkata',
    new.reason, array['bank', 'bank_' || new.kind], null, null, array[line.paise, -line.paise]);
  return null;
end $$;
create trigger bank_explanations_posted after update on bank_explanations
  for each row when (new.confirmed_at is not null and new.kind in ('charges', 'interest')) execute function post_bank_explanation();

create function keep_bank_postings_confirmed() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from bank_explanations e where e.line_id::text = new.fact and e.confirmed_at is not null
      and 'bank_' || e.kind = new.kind) then
    raise exception 'line % of the bank was not explained', new.fact
      using errcode = 'check_violation', constraint = 'bank_postings_when_confirmed', table = 'ledger_postings';
  end if;
  return new;
end $$;
create trigger ledger_postings_bank_confirmed before insert on ledger_postings
  for each row when (new.kind in ('bank_charges', 'bank_interest')) execute function keep_bank_postings_confirmed();
