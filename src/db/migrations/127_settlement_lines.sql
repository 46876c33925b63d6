-- What the gateway pays to our bank, line by line of its own report (docs/decisions/0093). One admin proposes a settlement
-- with its lines, another confirms it, and only then is it in the books.

alter table ledger_entries drop constraint ledger_entries_account_known;
alter table ledger_entries add constraint ledger_entries_account_known check (account in (
  'gateway', 'bank', 'guest_money', 'guest_refunds', 'guest_credits', 'hotel', 'commission', 'coupons', 'referral_discounts',
  'credits_given', 'relocations', 'goodwill', 'tax_borne', 'rounding', 'gateway_fees', 'corrections', 'gst_commission',
  'gst_rooms', 'gst_input', 'tcs', 'tds'
));

alter table rates drop constraint rates_kind_known;
alter table rates add constraint rates_kind_known check (kind in (
  'commission', 'gst_on_commission', 'tcs', 'tcs_desk_share', 'tds', 'tds_without_pan', 'tds_desk_share', 'tds_free_up_to',
  'gateway_fee'
));

create table settlements (
  reference text primary key,
  utr text not null,
  settled_on date not null,
  net bigint not null,
  fee bigint not null,
  tax bigint not null,
  file_name text not null,
  proposed_by uuid not null references operators (id),
  proposed_at timestamptz not null,
  reason text not null,
  confirmed_by uuid references operators (id),
  confirmed_at timestamptz,
  constraint settlements_utr_once unique (utr),
  constraint settlements_reference_form check (reference ~ '^[A-Za-z0-9_-]{6,60}$'),
  constraint settlements_utr_form check (utr ~ '^[A-Z0-9/-]{6,40}$'),
  constraint settlements_net_positive check (net > 0),
  constraint settlements_fee_range check (fee >= 0 and tax >= 0),
  constraint settlements_file_name_length check (length(file_name) between 1 and 200),
  constraint settlements_reason_visible check (visible_length(reason) >= 4 and length(reason) <= 200),
  constraint settlements_two_people check (confirmed_by <> proposed_by),
  constraint settlements_confirmed_whole check ((confirmed_by is null) = (confirmed_at is null) and confirmed_at >= proposed_at)
);
comment on table settlements is 'A payment of the gateway to our bank, in paise, from its report: net is what arrived, fee and tax what the gateway kept. In the books once a second admin has confirmed it; until then it may be dropped.';
create index settlements_settled_on on settlements (settled_on, reference);
create index settlements_proposed_by on settlements (proposed_by);
create index settlements_confirmed_by on settlements (confirmed_by) where confirmed_by is not null;

create table settlement_lines (
  kind text not null,
  reference text not null,
  settlement text not null references settlements (reference),
  line int not null,
  amount bigint not null,
  fee bigint not null,
  tax bigint not null,
  dispute text,
  our_id uuid,
  primary key (kind, reference),
  constraint settlement_lines_kind_known check (kind in ('payment', 'refund', 'adjustment')),
  constraint settlement_lines_reference_form check (reference ~ '^[A-Za-z0-9_-]{6,60}$'),
  constraint settlement_lines_amount_sign check (amount <> 0 and (kind <> 'payment' or amount > 0) and (kind <> 'refund' or amount < 0)),
  constraint settlement_lines_fee_range check (fee >= 0 and tax >= 0),
  constraint settlement_lines_dispute_form check (dispute ~ '^[A-Za-z0-9_-]{6,60}$')
);
comment on table settlement_lines is 'A payment, refund or adjustment of a settlement, in paise: above zero what comes to us, before fee and tax. The same line of the gateway never counts twice. our_id: our own id, as the gateway returns it in its notes.';
create index settlement_lines_settlement on settlement_lines (settlement, line);

create function keep_settlement_lines() returns trigger language plpgsql as $$
declare
  parent settlements;
begin
  -- Waits for a confirmation that is under way, so that no line comes after the sums were compared.
  select * into parent from settlements s
    where s.reference = case tg_op when 'DELETE' then old.settlement else new.settlement end for share;
  if tg_op = 'UPDATE' or parent.confirmed_at is not null then
    raise exception 'the lines of settlement % stay as they are', coalesce(parent.reference, old.settlement)
      using errcode = 'check_violation', constraint = 'settlement_lines_stay', table = 'settlement_lines';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger settlement_lines_stay before insert or update or delete on settlement_lines
  for each row execute function keep_settlement_lines();
create trigger settlement_lines_no_truncate before truncate on settlement_lines
  for each statement execute function refuse_change('what the gateway settled stays written');

create function keep_settlements() returns trigger language plpgsql as $$
begin
  if old.confirmed_at is not null or (to_jsonb(old) - '{confirmed_by,confirmed_at}'::text[])
      is distinct from (to_jsonb(new) - '{confirmed_by,confirmed_at}'::text[]) then
    raise exception 'settlement % stays as it is', old.reference
      using errcode = 'check_violation', constraint = 'settlements_stay', table = 'settlements';
  end if;
  if new.confirmed_at is not null and not exists (
    select 1 from settlement_lines l where l.settlement = new.reference
    having (sum(l.amount - l.fee - l.tax), sum(l.fee), sum(l.tax)) = (new.net, new.fee, new.tax)
  ) then
    raise exception 'the lines of settlement % do not add up to it', new.reference
      using errcode = 'check_violation', constraint = 'settlements_add_up', table = 'settlements';
  end if;
  return new;
end $$;
create trigger settlements_kept before update on settlements for each row execute function keep_settlements();
create trigger settlements_proposed_first before insert on settlements
  for each row when (new.confirmed_at is not null) execute function refuse_change('a settlement is proposed before it is confirmed');
create trigger settlements_stay before delete on settlements
  for each row when (old.confirmed_at is not null) execute function refuse_change('what the gateway settled stays written');
create trigger settlements_no_truncate before truncate on settlements
  for each statement execute function refuse_change('what the gateway settled stays written');
create trigger settlements_second_person before insert or update on settlements
  for each row when (new.confirmed_by is not null) execute function refuse_new_second_person('confirmed_by', 'confirmed_at');

-- Posted by the table itself, as a payment is. domain/ledger/movements.ts says the same. GST on the gateway's fee is input
-- credit, so it is no cost.
create function post_settlement() returns trigger language plpgsql as $$
begin
  perform post_fact('gateway_settled', new.reference, null, null, new.settled_on::timestamp at time zone 'Asia/Kolkata', new.reason,
    array['bank', 'gateway_fees', 'gst_input', 'gateway'], null, null,
    array[new.net, new.fee, new.tax, -(new.net + new.fee + new.tax)]);
  return null;
end $$;
create trigger settlements_posted after update on settlements
  for each row when (new.confirmed_at is not null) execute function post_settlement();

-- No other way into the books: what was posted before this migration stays as it is.
create function keep_settlements_confirmed() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from settlements s where s.reference = new.fact and s.confirmed_at is not null) then
    raise exception 'settlement % was not confirmed', new.fact
      using errcode = 'check_violation', constraint = 'settlements_posted_when_confirmed', table = 'ledger_postings';
  end if;
  return new;
end $$;
create trigger ledger_postings_settlements_confirmed before insert on ledger_postings
  for each row when (new.kind = 'gateway_settled') execute function keep_settlements_confirmed();
