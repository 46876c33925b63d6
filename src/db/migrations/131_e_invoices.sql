-- Commission invoices to registered hotels that the invoice registration portal has, and those that wait for it.

create table e_invoices (
  document_id uuid primary key references commission_documents (id),
  irn text not null unique,
  ack_no text not null,
  ack_at timestamptz not null,
  signed_qr text not null,
  signed_invoice text not null,
  written_at timestamptz not null,
  constraint e_invoices_ack_no_form check (ack_no ~ '^[0-9]{1,20}$'),
  constraint e_invoices_signed check (signed_qr ~ '^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$'
    and signed_invoice ~ '^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$')
);
comment on table e_invoices is 'What the invoice registration portal gave a document: its number (IRN), the acknowledgement, and the QR code and the invoice that it signed. Never changed.';
create trigger e_invoices_stay before update or delete on e_invoices
  for each row execute function refuse_change('what the portal registered stays registered');
create trigger e_invoices_no_truncate before truncate on e_invoices
  for each statement execute function refuse_change('what the portal registered stays registered');

-- The IRN is a hash of the document's own data, so one of another document does not fit. Documents to hotels without a GSTIN have none.
create function keep_e_invoice_of_document() returns trigger language plpgsql as $$
declare
  expected text;
begin
  select encode(sha256(convert_to(concat(s.gstin, d.financial_year, '-', lpad(((d.financial_year + 1) % 100)::text, 2, '0'),
      case d.kind when 'commission_invoice' then 'INV' else 'CRN' end, d.number), 'UTF8')), 'hex') into expected
    from commission_documents d join tax_series s on s.id = d.series_id where d.id = new.document_id and d.gstin is not null;
  if new.irn is distinct from expected then
    raise exception 'document %: this IRN is not its own', new.document_id
      using errcode = 'check_violation', constraint = 'e_invoices_irn_of_document', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger e_invoices_irn_of_document before insert on e_invoices
  for each row execute function keep_e_invoice_of_document();

create table e_invoices_due (
  document_id uuid primary key references commission_documents (id),
  attempts int not null default 0,
  ask_at timestamptz,
  refused_at timestamptz,
  refusal_code text,
  refusal text,
  constraint e_invoices_due_attempts_range check (attempts >= 0),
  constraint e_invoices_due_refusal_whole check ((refused_at is null) = (refusal_code is null) and (refused_at is null) = (refusal is null))
);
comment on table e_invoices_due is 'Documents to registered hotels without an IRN. Sent only if they are dated on or after E_INVOICE_FROM. ask_at: when to send it next; null: now. Written with the document, removed with its registration.';

create function queue_e_invoice() returns trigger language plpgsql as $$
begin
  insert into e_invoices_due (document_id) values (new.id);
  return null;
end $$;
create trigger commission_documents_registered after insert on commission_documents
  for each row when (new.gstin is not null) execute function queue_e_invoice();
insert into e_invoices_due (document_id) select id from commission_documents where gstin is not null;

create function keep_e_invoice_due() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if exists (select 1 from commission_documents d where d.id = new.document_id and d.gstin is null) then
      raise exception 'document %: to a hotel without a GSTIN', new.document_id
        using errcode = 'check_violation', constraint = 'e_invoices_due_registered_hotel', table = tg_table_name;
    end if;
    return new;
  end if;
  if not exists (select 1 from e_invoices e where e.document_id = old.document_id) then
    raise exception 'document %: not registered yet', old.document_id
      using errcode = 'check_violation', constraint = 'e_invoices_due_until_registered', table = tg_table_name;
  end if;
  return old;
end $$;
create trigger e_invoices_due_kept before insert or delete on e_invoices_due
  for each row execute function keep_e_invoice_due();

-- What was refused is sent again as soon as the hotel's name or address is corrected.
create function send_refused_e_invoices() returns trigger language plpgsql as $$
begin
  update e_invoices_due set ask_at = null from commission_documents d
    where d.id = document_id and d.hotel_id = new.hotel_id and d.gstin = new.gstin and refused_at is not null;
  return null;
end $$;
create trigger hotel_tax_details_corrected after insert or update on hotel_tax_details
  for each row execute function send_refused_e_invoices();
