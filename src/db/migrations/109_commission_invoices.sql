-- Uncle's invoices to hotels for its commission, when a month is closed, and credit notes for what a later month takes back.

alter table tax_counters drop constraint tax_counters_kind_known;
alter table tax_counters add constraint tax_counters_kind_known
  check (kind in ('invoice', 'credit_note', 'commission_invoice', 'commission_credit_note'));

create table commission_documents (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  series_id int not null references tax_series (id),
  financial_year smallint not null,
  serial int not null,
  number text not null unique,
  hotel_id int not null,
  month date not null,
  gstin text,
  percent smallint not null,
  taxable_value bigint not null,
  cgst bigint not null,
  sgst bigint not null,
  igst bigint not null,
  total bigint not null,
  content jsonb not null,
  written_at timestamptz not null,
  constraint commission_documents_of_statement foreign key (hotel_id, month) references statements (hotel_id, month),
  constraint commission_documents_consecutive_once unique (series_id, kind, financial_year, serial),
  constraint commission_documents_kind_known check (kind in ('commission_invoice', 'commission_credit_note')),
  constraint commission_documents_number_form check (number ~ '^[A-Z0-9/-]{1,16}$'),
  constraint commission_documents_serial_positive check (serial > 0),
  constraint commission_documents_gstin_form check (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  constraint commission_documents_amounts_range check (taxable_value >= 0 and cgst >= 0 and sgst >= 0 and igst >= 0),
  constraint commission_documents_one_place check (igst = 0 or cgst = 0 and sgst = 0),
  constraint commission_documents_halves check (cgst - sgst in (0, 1)),
  constraint commission_documents_add_up check (total = taxable_value + cgst + sgst + igst)
);
comment on table commission_documents is 'Invoices of Uncle to a hotel for the commission of a closed month, dated its last day, and credit notes for what was taken back of earlier months. Amounts are paise. gstin: of the hotel. content: supplier, recipient, place of supply, corrected numbers. Never changed.';
create index commission_documents_of_hotel on commission_documents (hotel_id, month);
create index commission_documents_of_month on commission_documents (month, number);
create trigger commission_documents_stay before update or delete on commission_documents
  for each row execute function refuse_change('a tax document stays as it was written');
create trigger commission_documents_no_truncate before truncate on commission_documents
  for each statement execute function refuse_change('a tax document stays as it was written');

create function keep_commission_documents_in_line() returns trigger language plpgsql as $$
begin
  if new.serial <> 1 + coalesce((
    select max(serial) from commission_documents
    where series_id = new.series_id and kind = new.kind and financial_year = new.financial_year), 0)
  then
    raise exception 'commission document %: not the next of its series', new.number
      using errcode = 'check_violation', constraint = 'commission_documents_consecutive', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger commission_documents_in_line before insert on commission_documents
  for each row execute function keep_commission_documents_in_line();

-- The documents of a hotel's month say what its statement says: neither more, nor twice.
create function compare_commission_documents() returns trigger language plpgsql as $$
declare
  documented record;
  posted record;
begin
  select coalesce(sum(sign * d.taxable_value), 0) as value, coalesce(sum(sign * (d.cgst + d.sgst + d.igst)), 0) as tax into documented
    from commission_documents d cross join lateral (select case d.kind when 'commission_invoice' then 1 else -1 end as sign) s
    where d.hotel_id = new.hotel_id and d.month = new.month;
  select coalesce(sum(l.commission), 0) as value, coalesce(sum(l.gst_on_commission), 0) as tax into posted
    from stay_lines l join ledger_postings p on p.id = l.posting_id
    where l.hotel_id = new.hotel_id and p.at >= month_start(new.month) and p.at < month_end(new.month);
  if documented.value <> posted.value or documented.tax <> posted.tax then
    raise exception 'hotel %, %: the statement has commission % and GST %, its documents % and %',
      new.hotel_id, new.month, posted.value, posted.tax, documented.value, documented.tax
      using errcode = 'check_violation', constraint = 'commission_documents_as_posted', table = tg_table_name;
  end if;
  return null;
end $$;
create constraint trigger commission_documents_as_posted after insert on commission_documents
  deferrable initially deferred for each row execute function compare_commission_documents();

create table commission_documents_due (
  hotel_id int not null,
  month date not null,
  primary key (hotel_id, month),
  constraint commission_documents_due_of_statement foreign key (hotel_id, month) references statements (hotel_id, month)
);
comment on table commission_documents_due is 'Closed months whose commission is not invoiced yet. Written when a month is closed, removed with the documents that were written.';

create function queue_commission_documents() returns trigger language plpgsql as $$
begin
  insert into commission_documents_due (hotel_id, month) values (new.hotel_id, new.month);
  return null;
end $$;
create trigger statements_invoiced after insert on statements
  for each row execute function queue_commission_documents();
insert into commission_documents_due (hotel_id, month) select hotel_id, month from statements;
