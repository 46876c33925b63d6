-- A guest who travels for a company gives its GSTIN, and the tax documents of the stay carry it (docs/accounting.md, "Documents").

create function gstin_check_digit(body text) returns text language sql immutable strict as $$
  select substr('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', 1 + (36 - (sum(product / 36 + product % 36) % 36)::int) % 36, 1)
  from (
    select (strpos('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ', substr(body, place, 1)) - 1) * (2 - place % 2) as product
    from generate_series(1, 14) place
  ) digits
$$;

create table tax_companies (
  booking_id uuid primary key references bookings (id),
  gstin text not null,
  legal_name text not null,
  address text not null,
  given_at timestamptz not null,
  constraint tax_companies_gstin_form check (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  constraint tax_companies_gstin_check_digit check (right(gstin, 1) = gstin_check_digit(left(gstin, 14))),
  constraint tax_companies_legal_name_length check (length(btrim(legal_name)) between 3 and 100),
  constraint tax_companies_address_length check (length(btrim(address)) between 1 and 250)
);
comment on table tax_companies is 'The company for which the guest of a booking travels, until the first tax document, which keeps it. The GSTIN of a sole trader contains their PAN, so it is deleted when the account is erased.';

-- The booking's row orders this and the writing of documents, which locks it too.
create function keep_tax_company_open() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.booking_id <> old.booking_id then
    raise exception 'booking %: its company stays with it', old.booking_id
      using errcode = 'check_violation', constraint = 'tax_companies_of_booking', table = tg_table_name;
  end if;
  perform 1 from bookings b where b.id = new.booking_id for no key update;
  if exists (select 1 from tax_documents d where d.booking_id = new.booking_id) then
    raise exception 'booking %: its invoice is written', new.booking_id
      using errcode = 'check_violation', constraint = 'tax_companies_until_invoice', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger tax_companies_until_invoice before insert or update on tax_companies
  for each row execute function keep_tax_company_open();

-- Lists of bookings show it.
create constraint trigger tax_companies_shown after insert or update or delete on tax_companies deferrable initially deferred
  for each row execute function booking_shown_changed('booking_id');

alter table tax_documents add column recipient_gstin text;
alter table tax_documents add constraint tax_documents_recipient_gstin_printed
  check (recipient_gstin is not distinct from (content -> 'recipient' ->> 'gstin'));
comment on column tax_documents.recipient_gstin is 'Of the company for which the guest travelled; null: a consumer. Credit notes and later invoices have that of the first document.';

-- The first document has what the guest gave, later ones what the first has.
create function keep_tax_document_recipient() returns trigger language plpgsql as $$
declare
  expected text;
begin
  select d.recipient_gstin into expected from tax_documents d where d.booking_id = new.booking_id order by d.issued_at, d.serial limit 1;
  if not found then
    select c.gstin into expected from tax_companies c where c.booking_id = new.booking_id;
  end if;
  if new.recipient_gstin is distinct from expected then
    raise exception 'tax document %: to another recipient than the booking''s', new.number
      using errcode = 'check_violation', constraint = 'tax_documents_recipient_of_booking', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger tax_documents_recipient_of_booking before insert on tax_documents
  for each row execute function keep_tax_document_recipient();

-- E-invoices are of commission to registered hotels, and of rooms that we supply (section 9(5)) to companies. Documents of
-- both tables are never deleted, and the triggers look for them, so no foreign key is needed.
create function registrable_document(asked uuid) returns table (
  kind text, number text, series_id int, financial_year smallint, gstin text, dated date, written_at timestamptz, hotel_id int, booking_id uuid
) language sql stable rows 1 as $$
  select d.kind, d.number, d.series_id, d.financial_year, d.gstin, (d.month + interval '1 month -1 day')::date, d.written_at, d.hotel_id, null::uuid
  from commission_documents d where d.id = asked and d.gstin is not null
  union all
  select d.kind, d.number, d.series_id, d.financial_year, d.recipient_gstin, (d.issued_at at time zone 'Asia/Kolkata')::date, d.issued_at, b.hotel_id, b.id
  from tax_documents d join bookings b on b.id = d.booking_id
  where d.id = asked and d.recipient_gstin is not null and (d.content ->> 'isSuppliedByUs')::boolean
$$;

alter table e_invoices drop constraint e_invoices_document_id_fkey;
alter table e_invoices_due drop constraint e_invoices_due_document_id_fkey;
comment on table e_invoices is 'What the invoice registration portal gave a document (of commission_documents or tax_documents): its number (IRN), the acknowledgement, and the QR code and the invoice that it signed. Never changed.';
comment on table e_invoices_due is 'Documents of Uncle to registered hotels and companies without an IRN. Sent only if they are dated on or after E_INVOICE_FROM. ask_at: when to send it next; null: now. Written with the document, removed with its registration.';

create or replace function keep_e_invoice_of_document() returns trigger language plpgsql as $$
declare
  expected text;
begin
  select encode(sha256(convert_to(concat(s.gstin, d.financial_year, '-', lpad(((d.financial_year + 1) % 100)::text, 2, '0'),
      case when d.kind in ('commission_invoice', 'invoice') then 'INV' else 'CRN' end, d.number), 'UTF8')), 'hex') into expected
    from registrable_document(new.document_id) d join tax_series s on s.id = d.series_id;
  if new.irn is distinct from expected then
    raise exception 'document %: this IRN is not its own', new.document_id
      using errcode = 'check_violation', constraint = 'e_invoices_irn_of_document', table = tg_table_name;
  end if;
  return new;
end $$;

create or replace function keep_e_invoice_due() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if not exists (select 1 from registrable_document(new.document_id)) then
      raise exception 'document %: not of Uncle to a recipient with a GSTIN', new.document_id
        using errcode = 'check_violation', constraint = 'e_invoices_due_to_registered', table = tg_table_name;
    end if;
    return new;
  end if;
  if not exists (select 1 from e_invoices e where e.document_id = old.document_id) then
    raise exception 'document %: not registered yet', old.document_id
      using errcode = 'check_violation', constraint = 'e_invoices_due_until_registered', table = tg_table_name;
  end if;
  return old;
end $$;

create trigger tax_documents_registered after insert on tax_documents
  for each row when (new.recipient_gstin is not null and (new.content ->> 'isSuppliedByUs')::boolean)
  execute function queue_e_invoice();
