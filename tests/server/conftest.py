import pytest

from tests.server.serving import POSTGRES, new_postgres, serving, sqlite_in

needs_postgres = pytest.mark.skipif(POSTGRES is None, reason="ANAHUAC_TEST_POSTGRES names no PostgreSQL")
DATABASES = ["sqlite", pytest.param("postgres", marks=needs_postgres)]


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("server")
    with serving(sqlite_in(folder), folder) as server:
        yield server


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory):
    with new_postgres() as database, serving(database, tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(params=DATABASES)
def server(request):
    """A server on each kind of database."""
    return request.getfixturevalue(f"{request.param}_server")


@pytest.fixture
def ana(server):
    with server.guest("Ana") as client:
        yield client


@pytest.fixture
def ben(server):
    with server.guest("Ben") as client:
        yield client
