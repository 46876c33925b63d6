-- The office looks up bookings by the reference of a payment or refund, and by invoice number.
create index payments_by_reference on payments (provider_ref) where provider_ref is not null;
create index payments_by_payment on payments (provider_payment_id) where provider_payment_id is not null;
create index refunds_by_reference on refunds (reference) where reference is not null;
create index tax_documents_by_number on tax_documents (number);
